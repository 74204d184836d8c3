package io.tagwave.learn.region;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/**
 * What was learnt: a value that can be written as JSON. The set of kinds is closed, so that a model file from a
 * stranger can name no class of its own.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @Type(value = ColumnsModel.class, name = "columns"),
    @Type(value = TransformedModel.class, name = "transformed"),
    @Type(value = NaiveBayesModel.class, name = "naive-bayes"),
    @Type(value = BoostedModel.class, name = "boosted-trees"),
    @Type(value = TribuoModel.class, name = "tribuo"),
    @Type(value = VoteModel.class, name = "vote"),
    @Type(value = StackModel.class, name = "stack")
})
public sealed interface Model
        permits ColumnsModel, TransformedModel, NaiveBayesModel, BoostedModel, TribuoModel, VoteModel, StackModel {

    /** How sure the model is that the row is content, from 0 to 1; content from one half on. */
    double score(double[] row);
}
