"""Rules of a club's rooms that are left out one at a time, so that the simulation must find it."""

import asyncio
from dataclasses import replace

from simulated_pages import NewestPage
from world import by_name

from access.club.store.sql import Statement
from games.refusals import Failed


def two_rooms(host):
    """A table that is looked at twice at once gets two rooms."""
    club = host.club

    async def take_up(listed):
        club.rooms[listed.id] = await club._room(listed)

    club._take_up = take_up


def tables_as_known(host):
    """A host says that there is no table of which it has not heard."""

    async def found(number, visitor):
        room = host.club.rooms.get(number)
        return room if room in host.club.visible_to(visitor) else None

    host.club.found = found


def news_before_work(host):
    """News count as heard when they are read, before they are handled."""
    hosts = host.store.hosts
    news = hosts.news

    async def heard_at_once():
        found = await news()
        for each in found:
            hosts.heard(each)
        return found

    hosts.news = heard_at_once


def tables_before_place(host):
    """A host reads the tables, and only then takes its place in the news."""

    async def turned():
        await host.cluster.register()
        await host.club.load()
        await host.cluster.begin()
        host.cluster.run()

    host.open = turned


def news_by_number(host):
    """News are read by their numbers, so that one which is committed late is never heard."""
    host.store.database.change, host.store.database.open_change = "id", "(SELECT coalesce(max(id), 0) + 1 FROM news)"


def own_news_unheard(host):
    """A host does not hear of its own changes, though it may not know that they were made."""
    hosts = host.store.hosts
    hosts.note = lambda **what: hosts._told(hosts.host, what)
    host.store.tables._note = hosts.note


def chairs_as_known(host):
    """Whoever starts decides who plays, by what their host knows."""
    tables = host.store.tables

    async def opened(table, header, seats):
        def do():
            begins = "UPDATE tables SET header = ? WHERE id = ? AND header IS NULL AND ended IS NULL"
            if not (yield Statement(begins, [header.line(), table])).count:
                return "begun"
            for person, seat in seats.items():
                yield Statement('UPDATE chairs SET seat = ? WHERE "table" = ? AND person = ?', [seat, table, person])
            yield Statement('DELETE FROM chairs WHERE "table" = ? AND seat IS NULL', [table])
            yield tables._note(room=table)
            return "done"

        return await tables._database.run(do)

    tables.open = opened


def limit_as_known(host):
    """The host decides by what it knows whether a table is full."""
    take = host.store.tables.take_chair

    async def taken(table, account, most):
        room = host.club.rooms.get(table)
        return "full" if room is not None and len(room.chairs) >= most else await take(table, account, 99)

    host.store.tables.take_chair = taken


def last_one_as_known(host):
    """The host decides by what it knows whether the last one gets up, and whether they still may."""
    tables = host.store.tables

    async def left(table, person):
        gone = 'DELETE FROM chairs WHERE "table" = ? AND person = ? AND seat IS NULL'
        await tables._change(table, gone, table, person)
        room = host.club.rooms.get(table)
        if room is not None and not room.plays() - {person}:
            await tables.close(table)
            return "closed"
        return "done"

    tables.leave_chair = left


def older_after_newer(host):
    """What was read of a table counts though something newer was read or written meanwhile."""
    club = host.club

    async def refresh(number):
        listed, room = await club.store.tables.table(number), club.rooms.get(number)
        if listed is not None and (room is not None or not listed.over):
            if room is None:
                await club._take_up(listed)
            elif listed.header is None and room.table is None:
                room.listed = listed
            else:
                await type(club).refresh(club, number)

    club.refresh = refresh


def sat_down_as_known(host):
    """Whoever sits at a table as far as the host knows does not ask the store."""
    sit_down = host.club.sit_down

    async def seated(room, visitor):
        if not room.has(visitor.account.id):
            await sit_down(room, visitor)

    host.club.sit_down = seated


def posted_again(host):
    """What is sent again since its fate was not known is news again."""
    hosts, post = host.store.hosts, host.store.hosts.post
    hosts.post = lambda posts: post([hosts.marked(each.what) for each in posts])


def presence_once(host):
    """Where people are is written once, and never compared."""

    async def nothing():
        pass

    host.club.presence.compare = nothing
    host.club.presence.write_again = lambda: None


def failed_is_refused(host):
    """A table that cannot be read now is closed, as one whose game is missing."""
    club, room = host.club, host.club._room

    async def made(listed):
        try:
            return await room(listed)
        except Failed as error:
            raise KeyError from error

    async def take_up(listed):
        try:
            club.rooms.setdefault(listed.id, await made(listed))
        except KeyError:
            club.rooms.closed.add(listed.id)

    club._take_up = take_up


def same_server(host):
    """A host does not see that a standby has taken over."""
    host.store.database.server = "''"


def read_is_alive(host):
    """A host that can read thinks that it can write, and one that waits for an answer that it has one."""
    cluster = host.cluster

    async def looked():
        cluster._signed = asyncio.get_running_loop().time()

    cluster.sign = looked


def number_is_table(host):
    """A table that has the number of a lost one is taken for it."""
    club, read = host.club, host.club.read

    async def taken(room):
        listed = await club.store.tables.table(room.number)
        if listed is not None:
            room.listed = replace(room.listed, opener=listed.opener, setup=listed.setup)
        await read(room)

    club.read = taken


def hints_alone(host):
    """A host looks when it is told to, and never without a hint."""
    host.cluster.poll = host.cluster._look_at_hints


def newest_event(host):
    """A page sends the newest event alone to a browser that comes back."""
    host.world.new_page = NewestPage


def host_clock(host):
    """A host goes by its own clock."""
    host.club.clock.set = lambda now, since: None


def read_once(host):
    """A table whose reading has failed is not read again."""
    host.club.rooms.unread = Nothing()


class Nothing(set):
    """A set that stays empty."""

    def add(self, element):
        pass


DEFECTS = by_name(
    two_rooms,
    tables_as_known,
    news_before_work,
    tables_before_place,
    news_by_number,
    own_news_unheard,
    chairs_as_known,
    limit_as_known,
    last_one_as_known,
    older_after_newer,
    sat_down_as_known,
    posted_again,
    presence_once,
    failed_is_refused,
    same_server,
    read_is_alive,
    host_clock,
    hints_alone,
    number_is_table,
    newest_event,
    read_once,
)
