@rem Starts Taverne. Where it fails in a window of its own, the window stays open until a key is pressed.
@setlocal
@"%~dp0@FOLDER@\python.exe" -m access %*
@set failed=%errorlevel%
@if %failed% equ 0 exit /b 0
@setlocal enabledelayedexpansion
@if /i not "!cmdcmdline:/c =!"=="!cmdcmdline!" pause
@exit /b %failed%
