/** Where a list goes on: {@link io.tagwave.pager.NextPage}, the address of a list's next page, found on one page. */
@Internal
package io.tagwave.pager;

import io.tagwave.meta.Internal;
