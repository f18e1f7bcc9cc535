"""A stand-in of Windows' ssh at its console: keys go out one by one, and their echo comes back."""

import asyncio
import msvcrt
import sys
import threading

import asyncssh


class Guest(asyncssh.SSHClient):
    """Somebody who comes in without a key, and is asked nothing."""

    def kbdint_auth_requested(self):
        return ""

    def kbdint_challenge_received(self, name, instructions, lang, prompts):
        return []


async def main(port, user):
    here, options = (
        asyncio.get_running_loop(),
        {"username": user, "known_hosts": None, "client_keys": None, "config": None},
    )
    async with asyncssh.connect("127.0.0.1", port, client_factory=Guest, **options) as connection:
        club = await connection.create_process(term_type="xterm-256color", term_size=(80, 100))

        def send():
            while True:
                here.call_soon_threadsafe(club.stdin.write, msvcrt.getwch())

        threading.Thread(target=send, daemon=True).start()
        while text := await club.stdout.read(1024):
            print(text.replace("\r\n", "\n"), end="", flush=True)
        return club.exit_status


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]), sys.argv[2])))
