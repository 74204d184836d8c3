package io.tagwave.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class ChartTest {

    private static final double[] X = {1, 10, 100};
    private static final double[] Y = {2, 30, 150};

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static Chart everything() {
        return Chart.of("All", "nodes", "ms")
                .points("points", X, Y)
                .line("line", X, Y)
                .trend("fit, R² 0.99", 1, 1.5)
                .vertical("here", 20);
    }

    @Test
    void everyLayerIsWellFormedOnLinearAndLogarithmicAxes() throws Exception {
        for (boolean log : new boolean[] {false, true}) {
            String svg = everything().logarithmic(log, log).toSvg();
            assertEquals("svg", parse(svg).getDocumentElement().getTagName());
            assertTrue(!svg.contains("NaN") && !svg.contains("Infinity"), svg);
        }
    }

    @Test
    void textOfAPageCanNotBreakOut() throws Exception {
        String evil = "</title><script>alert('1')</script>\u0000\u000B\"&";
        Document svg = parse(Chart.of(evil, evil, evil).line(evil, X, Y).toSvg());
        assertEquals(0, svg.getElementsByTagName("script").getLength());
    }

    @Test
    void anEmptyChartAndAConstantOneCanBeDrawn() throws Exception {
        parse(Chart.of("none", "x", "y").toSvg());
        parse(Chart.of("none", "x", "y").logarithmic(true, true).toSvg());
        parse(Chart.of("flat", "x", "y")
                .line("", new double[] {0, 1, 2}, new double[] {5, 5, 5})
                .toSvg());
        parse(Chart.of("broken", "x", "y")
                .line("", new double[] {0, 1, 2}, new double[] {1, Double.NaN, 3})
                .toSvg());
    }

    @Test
    void aBarStandsOnZeroForEachCategory() throws Exception {
        String svg = Chart.of("Bars", "stage", "r")
                .bars("", List.of("parse", "locate"), new double[] {0.5, -0.25})
                .toSvg();
        assertEquals("svg", parse(svg).getDocumentElement().getTagName());
        assertTrue(svg.contains(">parse</text>") && svg.contains(">locate</text>"), svg);
    }

    @Test
    void ticksAreRoundAndInside() {
        assertEquals(
                List.of(0.0, 20.0, 40.0, 60.0, 80.0, 100.0),
                ChartAxis.linear(0, 103, 0, 1).ticks());
        assertEquals(
                List.of(1.0, 10.0, 100.0, 1000.0),
                ChartAxis.logarithmic(1, 1000, 0, 1).ticks());
    }

    @Test
    void unequalLengthsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Chart.of("", "", "").line("", X, new double[2]));
    }
}
