package io.tagwave.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class LoggingTest {

    @Test
    void librariesWarnOnStandardErrorAndAreQuietAboutSinglePages() {
        Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        assertEquals("System.err", ((ConsoleAppender<?>) root.getAppender("STDERR")).getTarget());
        assertTrue(LoggerFactory.getLogger("some.library").isWarnEnabled());
        assertFalse(LoggerFactory.getLogger("some.library").isInfoEnabled());
        assertFalse(LoggerFactory.getLogger("org.apache.hc.client5").isWarnEnabled());
        assertTrue(LoggerFactory.getLogger("edu.uci.ics.crawler4j.crawler").isErrorEnabled());
    }

    @Test
    void aLineHasTimeLevelClassMessageAndTheFault() {
        Logger logger = new LoggerContext().getLogger("a.b.Source");
        LoggingEvent event = new LoggingEvent(
                "", logger, Level.WARN, "{} of {}", new IllegalStateException("gone"), new Object[] {1, 2});
        String[] lines = new Logging.Lines().doLayout(event).split(System.lineSeparator());
        assertTrue(lines[0].matches("\\d\\d:\\d\\d:\\d\\d WARN  Source - 1 of 2"), lines[0]);
        assertEquals("java.lang.IllegalStateException: gone", lines[1]);
    }
}
