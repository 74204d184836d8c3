package io.tagwave.learn.region;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.ArrayList;
import java.util.List;

/** A change of a row before a model sees it. The thesis names none; its author's training script has these. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @Type(value = RowTransform.StandardScale.class, name = "standard"),
    @Type(value = QuantileScale.class, name = "quantile"),
    @Type(value = RowTransform.Monomials.class, name = "monomials")
})
sealed interface RowTransform permits RowTransform.StandardScale, QuantileScale, RowTransform.Monomials {

    /** Returns the changed row; the argument stays as it is. */
    double[] apply(double[] row);

    @FunctionalInterface
    interface Fit {
        RowTransform to(double[][] rows);
    }

    /**
     * Scales each column to mean 0 and deviation 1.
     *
     * @param mean one a column
     * @param deviation one a column, never 0
     */
    record StandardScale(double[] mean, double[] deviation) implements RowTransform {

        static StandardScale fit(double[][] rows) {
            int width = rows[0].length;
            double[] mean = new double[width];
            double[] deviation = new double[width];
            for (int c = 0; c < width; c++) {
                for (double[] row : rows) {
                    mean[c] += row[c] / rows.length;
                }
                double squares = 0;
                for (double[] row : rows) {
                    squares += (row[c] - mean[c]) * (row[c] - mean[c]);
                }
                deviation[c] = squares == 0 ? 1 : Math.sqrt(squares / rows.length);
            }
            return new StandardScale(mean, deviation);
        }

        @Override
        public double[] apply(double[] row) {
            double[] scaled = new double[row.length];
            for (int c = 0; c < row.length; c++) {
                scaled[c] = (row[c] - mean[c]) / deviation[c];
            }
            return scaled;
        }
    }

    /**
     * Replaces the columns by all their products up to a degree, the single columns first, without the constant.
     *
     * @param degree greatest number of factors
     */
    record Monomials(int degree) implements RowTransform {

        private record Product(double value, int lastColumn) {}

        @Override
        public double[] apply(double[] row) {
            List<Product> products = new ArrayList<>();
            List<Product> shorter = List.of(new Product(1, 0));
            for (int d = 1; d <= degree; d++) {
                List<Product> longer = new ArrayList<>();
                // Factors are in the order of the columns, so that no set of them appears twice.
                for (Product product : shorter) {
                    for (int c = product.lastColumn; c < row.length; c++) {
                        longer.add(new Product(product.value * row[c], c));
                    }
                }
                products.addAll(longer);
                shorter = longer;
            }
            return products.stream().mapToDouble(Product::value).toArray();
        }
    }
}
