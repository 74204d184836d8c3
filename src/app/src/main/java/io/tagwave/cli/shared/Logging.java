package io.tagwave.cli.shared;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.LayoutBase;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import ch.qos.logback.core.joran.spi.ConsoleTarget;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.util.Locale;

/**
 * Configures logging: warnings go to standard error, since results go to standard output. In code, because reading XML takes
 * .6 s of CPU at each start; a file in {@code logback.configurationFile} takes precedence. A service of logback.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_NORMAL_PRIORITY)
public final class Logging extends ContextAwareBase implements Configurator {

    private static final String OWN_FILE = "logback.configurationFile";

    @Override
    public ExecutionStatus configure(LoggerContext logs) {
        if (System.getProperty(OWN_FILE) != null) {
            return ExecutionStatus.INVOKE_NEXT_IF_ANY;
        }
        Lines lines = new Lines();
        lines.setContext(logs);
        lines.start();
        LayoutWrappingEncoder<ILoggingEvent> encoder = new LayoutWrappingEncoder<>();
        encoder.setContext(logs);
        encoder.setLayout(lines);
        encoder.start();
        ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
        console.setContext(logs);
        console.setName("STDERR");
        console.setTarget(ConsoleTarget.SystemErr.getName());
        console.setEncoder(encoder);
        console.start();
        logs.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).setLevel(Level.WARN);
        logs.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).addAppender(console);
        // Their messages about single pages are rows of the database already.
        logs.getLogger("org.apache.hc").setLevel(Level.ERROR);
        logs.getLogger("crawlercommons").setLevel(Level.ERROR);
        logs.getLogger("edu.uci.ics.crawler4j").setLevel(Level.ERROR);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** Time, level, class and message. */
    static final class Lines extends LayoutBase<ILoggingEvent> {
        @Override
        public String doLayout(ILoggingEvent event) {
            String logger = event.getLoggerName();
            String line = String.format(
                    Locale.ROOT,
                    "%tT %-5s %s - %s%n",
                    event.getTimeStamp(),
                    event.getLevel(),
                    logger.substring(logger.lastIndexOf('.') + 1),
                    event.getFormattedMessage());
            return event.getThrowableProxy() == null
                    ? line
                    : line + ThrowableProxyUtil.asString(event.getThrowableProxy());
        }
    }
}
