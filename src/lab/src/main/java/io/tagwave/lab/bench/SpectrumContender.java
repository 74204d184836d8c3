package io.tagwave.lab.bench;

import io.tagwave.bench.TimedTask;
import io.tagwave.extract.Extraction;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tree.PageTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The thesis profile with one of the two spectrum strategies, on pages that were parsed before. */
final class SpectrumContender implements TimedTask {

    /** Time inside the spectrum. */
    static final String SPECTRUM = "spectrum";
    /** Time of the stage that asks it. */
    static final String LOCATE = "locate";
    /** Time of everything after parsing. */
    static final String TOTAL = "total";

    private final String mode;
    private final MeasuredSpectrum spectrum;
    private final ThesisExtractor extractor;
    private final List<PageTree> pages;

    SpectrumContender(String mode, PowerSpectrum spectrum, boolean everyBin, List<PageTree> pages) {
        this.mode = mode;
        this.spectrum = new MeasuredSpectrum(spectrum, everyBin);
        this.pages = pages;
        extractor = new ThesisExtractor(ThesisStages.of(this.spectrum), System::nanoTime);
    }

    @Override
    public String mode() {
        return mode;
    }

    @Override
    public Map<String, Double> run(int page) {
        spectrum.reset();
        long start = System.nanoTime();
        Extraction extraction = extract(page);
        double total = (System.nanoTime() - start) / 1e6;
        Map<String, Double> stages = new LinkedHashMap<>();
        stages.put(SPECTRUM, spectrum.millis());
        stages.put(LOCATE, extraction.timings().locate());
        stages.put(TOTAL, total);
        return stages;
    }

    Extraction extract(int page) {
        return extractor.extract(pages.get(page), address -> address);
    }

    /** Bins computed on a page and spectra asked for, counted in a run of its own. */
    long[] work(int page) {
        spectrum.reset();
        extract(page);
        return new long[] {spectrum.bins(), spectrum.calls()};
    }
}
