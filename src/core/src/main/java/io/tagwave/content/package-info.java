/** Tells content from noise: {@link io.tagwave.content.ContentClassifier} (thesis, 4.3). */
package io.tagwave.content;
