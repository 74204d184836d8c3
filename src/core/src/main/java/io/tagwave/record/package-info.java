/**
 * Where records begin and end inside a region: {@link io.tagwave.record.RecordLocator} (thesis, 4.1.3). Of the profile
 * {@code tagwave} evidence ({@code CutMeter}), choice ({@code ChosenRecords}) and completion ({@code Completion}) stand here;
 * hypotheses come from {@link io.tagwave.region}, the verdict from {@link io.tagwave.content}.
 */
package io.tagwave.record;
