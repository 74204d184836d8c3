package io.tagwave.dom;

/** Encodes a label of a domain name in ASCII (RFC 3492). */
final class Punycode {

    private static final int BASE = 36;
    private static final int TMIN = 1;
    private static final int TMAX = 26;
    private static final int SKEW = 38;
    private static final int DAMP = 700;
    private static final int INITIAL_BIAS = 72;
    private static final int INITIAL_N = 128;

    private Punycode() {}

    static String encode(String label) {
        int[] input = label.codePoints().toArray();
        StringBuilder out = new StringBuilder();
        label.chars().filter(c -> c < INITIAL_N).forEach(c -> out.append((char) c));
        int basic = out.length();
        out.append(basic > 0 ? "-" : "");
        int bias = INITIAL_BIAS;
        int delta = 0;
        int handled = basic;
        for (int n = INITIAL_N; handled < input.length; n++, delta++) {
            int next = Integer.MAX_VALUE;
            for (int c : input) {
                next = c >= n ? Math.min(next, c) : next;
            }
            delta += (next - n) * (handled + 1);
            n = next;
            for (int c : input) {
                delta += c < n ? 1 : 0;
                if (c == n) {
                    variableLength(out, delta, bias);
                    bias = adapted(delta, handled + 1, handled == basic);
                    delta = 0;
                    handled++;
                }
            }
        }
        return out.toString();
    }

    private static void variableLength(StringBuilder out, int number, int bias) {
        int rest = number;
        int k = BASE;
        int threshold = threshold(k, bias);
        while (rest >= threshold) {
            out.append(digit(threshold + (rest - threshold) % (BASE - threshold)));
            rest = (rest - threshold) / (BASE - threshold);
            k += BASE;
            threshold = threshold(k, bias);
        }
        out.append(digit(rest));
    }

    private static int threshold(int k, int bias) {
        return Math.max(TMIN, Math.min(TMAX, k - bias));
    }

    private static int adapted(int delta, int count, boolean first) {
        int rest = first ? delta / DAMP : delta / 2;
        rest += rest / count;
        int k = 0;
        while (rest > (BASE - TMIN) * TMAX / 2) {
            rest /= BASE - TMIN;
            k += BASE;
        }
        return k + (BASE - TMIN + 1) * rest / (rest + SKEW);
    }

    private static char digit(int value) {
        return (char) (value < TMAX ? 'a' + value : '0' + value - TMAX);
    }
}
