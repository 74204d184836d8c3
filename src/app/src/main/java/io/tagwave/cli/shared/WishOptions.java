package io.tagwave.cli.shared;

import io.tagwave.want.Wish;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options for the columns that a person asks for. */
public final class WishOptions {

    @Option(names = "--want", paramLabel = "COLUMNS")
    private @Nullable String want;

    @Option(names = "--like", paramLabel = "TEXT", arity = "1..*", parameterConsumer = Example.class)
    private List<List<String>> like = List.of();

    /** Takes the texts of one example up to the next option. */
    static final class Example implements IParameterConsumer {
        @Override
        public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
            List<String> texts = new ArrayList<>();
            while (!words.isEmpty() && !words.peek().matches("-o|--.*")) {
                texts.add(words.pop());
            }
            if (texts.isEmpty()) {
                throw new UserException("--like: expected the texts of a record, found none");
            }
            List<List<String>> examples = new ArrayList<>(option.<List<List<String>>>getValue());
            examples.add(texts);
            option.setValue(examples);
        }
    }

    /** Returns the wish, or null without one. One that cannot be read is a {@link io.tagwave.want.WishException}. */
    public @Nullable Wish wish() {
        Wish wish = want == null ? null : Wish.of(text(want));
        return like.isEmpty() ? wish : wish == null ? Wish.like(like) : wish.with(like);
    }

    private static String text(String want) {
        boolean isFile = want.endsWith(".json") || !want.contains(",") && Files.isRegularFile(Path.of(want));
        if (!isFile) {
            return want;
        }
        try {
            return Files.readString(Path.of(want));
        } catch (IOException e) {
            throw UserException.unreadable("--want", Path.of(want), e);
        }
    }
}
