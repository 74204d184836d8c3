/** The baseline that the TPS filter is measured with: {@link io.tagwave.mdr.Mdr} (Liu, Grossman and Zhai, KDD 2003). */
package io.tagwave.mdr;
