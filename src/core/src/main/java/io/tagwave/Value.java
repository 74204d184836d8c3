package io.tagwave;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * What a text means.
 *
 * @param number of a number or a price, else null
 * @param date of a day, else null
 */
public record Value(@Nullable Double number, @Nullable LocalDate date) {}
