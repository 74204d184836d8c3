package io.tagwave.learn.region;

import java.util.List;

/**
 * A weighted vote. Soft, as the thesis has it (1.3), it is the mean of the parts' probabilities; hard, as its author's
 * program has it, each part gives its whole weight to its verdict.
 *
 * @param parts the voters
 * @param weights one a voter
 * @param soft whether probabilities are averaged; files from before do not tell and were hard
 */
record VoteModel(List<Model> parts, double[] weights, boolean soft) implements Model {

    static RowLearner learner(List<RowLearner> parts, boolean soft, double... weights) {
        return (samples, seed) -> new VoteModel(
                parts.stream().map(part -> part.learn(samples, seed)).toList(), weights, soft);
    }

    @Override
    public double score(double[] row) {
        double content = 0;
        double all = 0;
        for (int i = 0; i < weights.length; i++) {
            double score = parts.get(i).score(row);
            double vote = score >= 0.5 ? 1 : 0;
            content += weights[i] * (soft ? score : vote);
            all += weights[i];
        }
        return content / all;
    }
}
