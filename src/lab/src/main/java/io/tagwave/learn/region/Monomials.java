package io.tagwave.learn.region;

import java.util.ArrayList;
import java.util.List;

/**
 * All products of columns up to a degree, the single columns first, without the constant.
 *
 * @param degree greatest number of factors
 */
record Monomials(int degree) implements RowTransform {

    static Fit fit(int degree) {
        return rows -> new Monomials(degree);
    }

    @Override
    public double[] apply(double[] row) {
        List<double[]> products = new ArrayList<>();
        List<double[]> shorter = List.of(new double[] {1, 0});
        for (int d = 1; d <= degree; d++) {
            List<double[]> longer = new ArrayList<>();
            // Each product carries its last factor's number, so that no set of factors appears in two orders.
            for (double[] product : shorter) {
                for (int c = (int) product[1]; c < row.length; c++) {
                    longer.add(new double[] {product[0] * row[c], c});
                }
            }
            products.addAll(longer);
            shorter = longer;
        }
        return products.stream().mapToDouble(product -> product[0]).toArray();
    }
}
