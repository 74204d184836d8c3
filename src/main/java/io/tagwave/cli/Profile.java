package io.tagwave.cli;

import io.tagwave.extract.Stages;
import io.tagwave.learn.ContentModel;

/** Which way of extraction is used. */
enum Profile {
    /** Ours. */
    TAGWAVE,
    /** As published. */
    THESIS;

    /** The parts of the extractor. */
    Stages stages(SpectrumKind spectrum) {
        if (this == TAGWAVE) {
            ContentModel model = ContentModel.shipped();
            return Stages.tagwave(model.rank(), model.verdict());
        }
        return spectrum == SpectrumKind.FULL ? Stages.thesisFull() : Stages.thesisLazy();
    }
}
