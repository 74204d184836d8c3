package io.tagwave.papers.template;

import io.tagwave.template.HashedAlgorithm;
import io.tagwave.template.SequenceAlgorithm;
import io.tagwave.template.TemplateAlgorithm;

/** The algorithms by their names on the command line. */
public enum TemplateAlgorithms {
    /** Ours: the optimum, by hashing. */
    HASHED("hashed", new HashedAlgorithm()),
    /** CPS-TD. */
    CPS("cps", SequenceAlgorithm.consolidated()),
    /** PS-TD. */
    PS("ps", PruferSequence.algorithm()),
    /** RTDM-TD. */
    TOP_DOWN("top-down", new TopDownAlgorithm()),
    /** RBM-TD. */
    BOTTOM_UP("bottom-up", new BottomUpAlgorithm());

    private final String code;
    private final TemplateAlgorithm algorithm;

    TemplateAlgorithms(String code, TemplateAlgorithm algorithm) {
        this.code = code;
        this.algorithm = algorithm;
    }

    /** The name on the command line. */
    public String code() {
        return code;
    }

    public TemplateAlgorithm algorithm() {
        return algorithm;
    }
}
