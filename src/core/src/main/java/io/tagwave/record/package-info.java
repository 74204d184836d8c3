/**
 * Where records begin and end: {@link io.tagwave.record.ListLocator}. Evidence ({@code EvidenceMeter}), choice and regrouping
 * ({@code Regrouping}) stand here; hypotheses come from {@link io.tagwave.region}, the verdict from {@link io.tagwave.content}.
 */
@Internal
package io.tagwave.record;

import io.tagwave.meta.Internal;
