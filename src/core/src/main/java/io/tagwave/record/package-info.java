/**
 * Where records begin and end: {@link io.tagwave.record.ListLocator}. Evidence ({@code EvidenceMeter}), choice and completion
 * ({@code Completion}) stand here; hypotheses come from {@link io.tagwave.region}, the verdict from {@link io.tagwave.content}.
 */
package io.tagwave.record;
