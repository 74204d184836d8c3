package io.tagwave.lab.bench;

import picocli.CommandLine.Command;

@Command(
        name = "bench",
        description = "Measures things side by side, and stores the measurements.",
        subcommands = {
            BenchReadCommand.class,
            BenchCrawlCommand.class,
            BenchRenderCommand.class,
        })
public final class BenchCommand {}
