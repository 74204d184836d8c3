/** Tells content from noise: {@link io.tagwave.content.EvidenceClassifier}. */
package io.tagwave.content;
