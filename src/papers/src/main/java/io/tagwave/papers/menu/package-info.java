/**
 * Finds the main menu as "Webpage Menu Detection Based on DOM" (Alarte, Insa, Silva) prints it: {@link
 * io.tagwave.papers.menu.PublishedMenuDetector}.
 */
@Internal
@NullMarked
package io.tagwave.papers.menu;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
