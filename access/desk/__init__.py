"""The devices of this computer put together: keyboard, console, outputs, and settings that change meanwhile."""
