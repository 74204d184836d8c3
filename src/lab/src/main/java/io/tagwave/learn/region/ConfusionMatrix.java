package io.tagwave.learn.region;

/**
 * Verdicts held against labels.
 *
 * @param truePositive content called content
 * @param falsePositive noise called content
 * @param falseNegative content called noise
 * @param trueNegative noise called noise
 */
public record ConfusionMatrix(int truePositive, int falsePositive, int falseNegative, int trueNegative) {

    static ConfusionMatrix of(Model model, LabeledRows samples) {
        int[] count = new int[4];
        for (int i = 0; i < samples.size(); i++) {
            boolean said = model.score(samples.x()[i]) >= 0.5;
            count[(said ? 0 : 2) + (said == samples.y()[i] ? (said ? 0 : 1) : (said ? 1 : 0))]++;
        }
        return new ConfusionMatrix(count[0], count[1], count[2], count[3]);
    }

    /** Share of what was called content that is, 0 without any. */
    public double precision() {
        int said = truePositive + falsePositive;
        return said == 0 ? 0 : (double) truePositive / said;
    }

    /** Share of content that was called so, 0 without any. */
    public double recall() {
        int content = truePositive + falseNegative;
        return content == 0 ? 0 : (double) truePositive / content;
    }

    /** Share of right verdicts. */
    public double accuracy() {
        double all = truePositive + falsePositive + falseNegative + trueNegative;
        return (truePositive + trueNegative) / all;
    }

    /** Harmonic mean of precision and recall. */
    public double f1() {
        double sum = precision() + recall();
        return sum == 0 ? 0 : 2 * precision() * recall() / sum;
    }
}
