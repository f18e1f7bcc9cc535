@rem Starts Taverne. Where it fails in a window of its own, the window stays open until a key is pressed.
@"%~dp0@FOLDER@\python.exe" -m access %*
@if %errorlevel% equ 0 exit /b 0
@setlocal enabledelayedexpansion
@set failed=%errorlevel%
@if /i not "!cmdcmdline:/c =!"=="!cmdcmdline!" pause
@exit /b %failed%
