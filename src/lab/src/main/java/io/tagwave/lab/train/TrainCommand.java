package io.tagwave.lab.train;

import picocli.CommandLine.Command;

@Command(
        name = "train",
        description = "Learns a model from labeled pages.",
        subcommands = {TrainContentCommand.class, TrainMenuCommand.class})
public final class TrainCommand {}
