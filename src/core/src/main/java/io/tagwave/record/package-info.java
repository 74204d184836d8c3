/**
 * Where records begin and end: {@link io.tagwave.record.ChosenRecords}. Evidence ({@code CutMeter}), choice and regrouping
 * ({@code Regrouping}) stand here; hypotheses come from {@link io.tagwave.region}, the verdict from {@link io.tagwave.content}.
 */
@Internal
package io.tagwave.record;

import io.tagwave.meta.Internal;
