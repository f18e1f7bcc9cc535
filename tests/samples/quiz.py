"""A quiz in an event loop: while the second question is open, another player is heard of."""

import asyncio

import click

from access import App, Left

app = App("quiz")
QUESTIONS = (("How many legs has a spider?", 8), ("How many has an ant?", 6))


async def quiz(given):
    """Ask all questions, and tell how many answers were right."""
    async with app.async_person(**given) as person:
        right = 0
        for asked, answer in QUESTIONS:
            if asked != QUESTIONS[0][0]:
                news = asyncio.create_task(later(person))
            typed = await person.number(asked, 0, 99)
            right += typed == answer
            await person.say("Right." if typed == answer else f"No, {answer}.")
        await news
        await person.say(f"{right} of {len(QUESTIONS)} right.")


async def later(person):
    """Tell news, a moment after the question."""
    await asyncio.sleep(2)
    await person.say("Ben has answered.")


@click.command()
@click.option("--display", is_flag=True)
def main(display):
    """Answer two questions."""
    try:
        asyncio.run(quiz({"braille": "display", "more": False} if display else {}))
    except Left:
        raise SystemExit(1) from None


if __name__ == "__main__":
    main()
