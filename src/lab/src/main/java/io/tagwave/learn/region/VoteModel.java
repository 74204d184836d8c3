package io.tagwave.learn.region;

import java.util.List;

/**
 * Weighted majority of the parts' verdicts, not of their scores: the author's program votes so, the thesis does not say.
 *
 * @param parts the voters
 * @param weights one a voter
 */
record VoteModel(List<Model> parts, double[] weights) implements Model {

    static Learner learner(List<Learner> parts, double... weights) {
        return (samples, seed) -> new VoteModel(
                parts.stream().map(part -> part.learn(samples, seed)).toList(), weights);
    }

    @Override
    public double score(double[] row) {
        double content = 0;
        double all = 0;
        for (int i = 0; i < weights.length; i++) {
            content += parts.get(i).score(row) >= 0.5 ? weights[i] : 0;
            all += weights[i];
        }
        return content / all;
    }
}
