/** What commands on pages answer: as JSON the records {@link io.tagwave.answer.ExtractAnswer} and its like, for people as text. */
package io.tagwave.answer;
