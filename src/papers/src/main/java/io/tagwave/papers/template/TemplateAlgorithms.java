package io.tagwave.papers.template;

import io.tagwave.template.HashedAlgorithm;
import io.tagwave.template.SequenceAlgorithm;
import io.tagwave.template.TemplateAlgorithm;

/** The algorithms by their names on the command line. */
public enum TemplateAlgorithms {
    /** Ours: the optimum, by hashing. */
    HASHED("hashed", new HashedAlgorithm()),
    /** CPS-TD, with realigned lists. */
    CPS("cps", SequenceAlgorithm.consolidated()),
    /** PS-TD, with realigned lists. */
    PS("ps", PruferSequence.algorithm()),
    /** CPS-TD as the thesis prints it. */
    CPS_PRINTED("cps-printed", SequenceAlgorithm.consolidated().asPrinted()),
    /** PS-TD as the thesis prints it. */
    PS_PRINTED("ps-printed", PruferSequence.algorithm().asPrinted()),
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
