package io.tagwave.learn.menu;

/** Solves linear equations with a symmetric positive definite matrix. */
final class Cholesky {

    private Cholesky() {}

    /**
     * Returns the solution.
     *
     * @param matrix overwritten by its lower factor
     */
    static double[] solve(double[][] matrix, double[] right) {
        factor(matrix);
        int size = right.length;
        double[] solution = right.clone();
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                solution[i] -= matrix[i][j] * solution[j];
            }
            solution[i] /= matrix[i][i];
        }
        for (int i = size - 1; i >= 0; i--) {
            for (int j = i + 1; j < size; j++) {
                solution[i] -= matrix[j][i] * solution[j];
            }
            solution[i] /= matrix[i][i];
        }
        return solution;
    }

    private static void factor(double[][] matrix) {
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= matrix[i][k] * matrix[j][k];
                }
                matrix[i][j] = i == j ? Math.sqrt(sum) : sum / matrix[j][j];
            }
        }
    }
}
