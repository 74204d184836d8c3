package io.tagwave.lab.evaluate;

import picocli.CommandLine.Command;

@Command(
        name = "evaluate",
        description = "Scores answers against the truth, in the form of the papers' tables.",
        subcommands = {
            EvaluateRecordsCommand.class,
            EvaluateRegionsCommand.class,
            EvaluateFilterCommand.class,
            EvaluateMenuCommand.class,
            EvaluateTemplateCommand.class,
            EvaluatePagersCommand.class,
            EvaluateContentCommand.class,
            EvaluateListsCommand.class,
            EvaluateAllCommand.class
        })
public final class EvaluateCommand {}
