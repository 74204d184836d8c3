package io.tagwave.lab.bench;

import io.tagwave.lab.evaluate.EvaluateTemplateCommand;
import picocli.CommandLine.Command;

@Command(
        name = "bench",
        description = "Measures things side by side, and stores the measurements.",
        subcommands = {
            BenchAllCommand.class,
            BenchCrawlCommand.class,
            BenchRenderCommand.class,
            BenchSpectrumCommand.class,
            EvaluateTemplateCommand.class,
        })
public final class BenchCommand {}
