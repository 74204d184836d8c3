package io.tagwave.learn.region;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A change of a row before a model sees it. The thesis names none; its author's training script has these. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @Type(value = StandardScale.class, name = "standard"),
    @Type(value = QuantileScale.class, name = "quantile"),
    @Type(value = Monomials.class, name = "monomials")
})
sealed interface RowTransform permits StandardScale, QuantileScale, Monomials {

    /** The changed row; its argument stays as it is. */
    double[] apply(double[] row);

    /** How a transform is learnt. */
    @FunctionalInterface
    interface Fit {
        RowTransform to(double[][] rows);
    }
}
