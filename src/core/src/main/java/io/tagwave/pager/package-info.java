/** Finds where a list continues: {@link io.tagwave.pager.NextPage} is the address of its next page, found on one page. */
@Internal
@NullMarked
package io.tagwave.pager;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
