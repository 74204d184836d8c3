/** Where records begin and end inside a region: {@link io.tagwave.record.RecordLocator} (thesis, 4.1.3). */
package io.tagwave.record;
