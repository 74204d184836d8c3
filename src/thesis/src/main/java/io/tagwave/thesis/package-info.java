/** The thesis' own pipeline, stage by stage as its Figure 1 has them: {@link io.tagwave.thesis.ThesisExtractor}. */
package io.tagwave.thesis;
