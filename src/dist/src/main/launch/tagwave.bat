@echo off
rem Runs Tagwave. The first call takes some seconds more: it archives for the JVM what is loaded at the start.
rem JAVA_HOME is the Java to run with (17 or later), TAGWAVE_OPTS are further options for the JVM, such as -Xmx4g.
setlocal
set "lib=%~dp0..\lib"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" -version >nul 2>&1
if errorlevel 1 (
    echo Tagwave needs Java 17 or later, which is neither in JAVA_HOME nor, where that is not set, in the PATH. 1>&2
    exit /b 2
)

set "cache=%LOCALAPPDATA%\tagwave"
set "archive=%cache%\start-${project.version}.jsa"
if not exist "%archive%" call :archive >nul 2>&1

set "options=-Xlog:disable"
set "long="
for %%c in (import serve report export bench evaluate train) do if "%~1"=="%%c" set "long=yes"
if not defined long set "options=%options% -XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
for %%c in (crawl list watch demo) do if "%~1"=="%%c" set "options=%options% -Xmx2g"
if exist "%archive%" set options=%options% -XX:SharedArchiveFile="%archive%" -XX:+VerifySharedSpaces
"%java%" %options% %TAGWAVE_OPTS% -jar "%lib%\tagwave.jar" %*
exit /b %errorlevel%

:archive
set "work=%cache%\new-%RANDOM%"
mkdir "%work%"
"%java%" -XX:DumpLoadedClassList="%work%\classes" -jar "%lib%\tagwave.jar" extract "%lib%\page.html" || exit /b 0
"%java%" -Xshare:dump -XX:SharedClassListFile="%work%\classes" -XX:SharedArchiveFile="%work%\archive" -cp "%lib%\tagwave.jar" || exit /b 0
move "%work%\archive" "%archive%"
rmdir /s /q "%work%"
exit /b 0
