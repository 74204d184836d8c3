package io.tagwave.watch;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.rows.JsonText;
import io.tagwave.store.list.WatchOutbox.WatchMessage;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Sends changes to a webhook, a mail address, an Atom feed or a command. */
final class ChangeSender {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final String kind;
    private final String place;
    private final URI mailServer;

    /**
     * Parses a target.
     *
     * @param target {@code webhook:URL}, {@code mail:ADDRESS}, {@code atom:FILE} or {@code exec:COMMAND}
     * @param mailServer {@code smtp://[USER:PASSWORD@]HOST[:PORT]}, or {@code smtps}
     * @throws IllegalArgumentException if it is none
     */
    ChangeSender(String target, String mailServer) {
        int colon = target.indexOf(':');
        kind = colon < 0 ? "" : target.substring(0, colon);
        place = target.substring(colon + 1);
        boolean isAddress = kind.equals("webhook") ? place.matches("https?://.+") : !place.isBlank();
        if (!List.of("webhook", "mail", "atom", "exec").contains(kind) || !isAddress) {
            throw new IllegalArgumentException(
                    "--to: expected webhook:URL, mail:ADDRESS, atom:FILE or exec:COMMAND, found " + target);
        }
        try {
            this.mailServer = URI.create(mailServer);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("--smtp: expected smtp://HOST:PORT, found " + mailServer);
        }
    }

    /**
     * Sends a message.
     *
     * @param latest reads the latest messages, this one too, the newest first; only a feed needs them
     * @throws IOException if it is not received
     */
    void send(WatchMessage message, Supplier<List<WatchMessage>> latest) throws IOException, InterruptedException {
        switch (kind) {
            case "webhook" -> post(message);
            case "mail" -> mail(message);
            case "exec" -> execute(message);
            default -> feed(latest.get());
        }
    }

    /** Writes the feed completely or not at all: readers may fetch it at any time. */
    private void feed(List<WatchMessage> latest) throws IOException {
        Path part = Path.of(place + ".part");
        Files.writeString(part, AtomFeed.of(latest));
        Files.move(part, Path.of(place), StandardCopyOption.ATOMIC_MOVE);
    }

    private void post(WatchMessage message) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(place))
                .timeout(TIMEOUT)
                .header("Content-Type", "application/json; charset=utf-8")
                .header("Idempotency-Key", message.id())
                .POST(HttpRequest.BodyPublishers.ofString(message.body()))
                .build();
        HttpResponse<InputStream> response = HttpClient.newBuilder()
                .connectTimeout(TIMEOUT)
                .build()
                .send(request, HttpResponse.BodyHandlers.ofInputStream());
        // An answer may be long, or have no end.
        response.body().close();
        if (response.statusCode() / 100 != 2) {
            throw new IOException("HTTP " + response.statusCode());
        }
    }

    private void execute(WatchMessage message) throws IOException, InterruptedException {
        Path body = Files.createTempFile("tagwave", ".json");
        try {
            Files.writeString(body, message.body() + "\n");
            Process process = new ProcessBuilder("/bin/sh", "-c", place)
                    .redirectInput(body.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            if (!process.waitFor(TIMEOUT.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IOException("no end within " + TIMEOUT.toSeconds() + " seconds");
            }
            if (process.exitValue() != 0) {
                throw new IOException("exit status " + process.exitValue());
            }
        } finally {
            Files.deleteIfExists(body);
        }
    }

    private void mail(WatchMessage message) throws IOException {
        boolean isEncrypted = "smtps".equals(mailServer.getScheme());
        int port = mailServer.getPort() > 0 ? mailServer.getPort() : isEncrypted ? 465 : 25;
        Properties settings = new Properties();
        settings.setProperty("mail.smtp.host", String.valueOf(mailServer.getHost()));
        settings.setProperty("mail.smtp.port", String.valueOf(port));
        settings.setProperty("mail.smtp.ssl.enable", String.valueOf(isEncrypted));
        settings.setProperty("mail.smtp.starttls.enable", "true");
        for (String limit : List.of("connectiontimeout", "timeout", "writetimeout")) {
            settings.setProperty("mail.smtp." + limit, String.valueOf(TIMEOUT.toMillis()));
        }
        @Nullable String login = mailServer.getUserInfo();
        settings.setProperty("mail.smtp.auth", String.valueOf(login != null));
        JsonNode body = JsonText.MAPPER.readTree(message.body());
        try {
            MimeMessage mail = new MimeMessage(Session.getInstance(settings));
            mail.setFrom(new InternetAddress(place));
            mail.setRecipients(Message.RecipientType.TO, InternetAddress.parse(place));
            mail.setSubject(
                    body.get("name").asText() + ": " + body.get("summary").asText(), "UTF-8");
            mail.setText(body.get("text").asText(), StandardCharsets.UTF_8.name());
            if (login == null) {
                Transport.send(mail);
            } else {
                String[] parts = login.split(":", 2);
                Transport.send(mail, parts[0], parts.length < 2 ? "" : parts[1]);
            }
        } catch (MessagingException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
