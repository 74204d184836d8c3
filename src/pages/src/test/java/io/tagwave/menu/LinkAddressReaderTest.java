package io.tagwave.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LinkAddressReaderTest {

    private final LinkAddressReader address = new LinkAddressReader();

    @Test
    void depthCountsTheStepsOfThePathOnly() {
        assertEquals(2, depth("/shop/shoes"));
        assertEquals(2, depth("https://example.org/shop/shoes/"));
        assertEquals(1, depth("//example.org/shop?next=/a/b/c"));
        assertEquals(1, depth("shop/shoes#a/b"));
        assertEquals(0, depth("https://example.org"));
        assertEquals(2, depth("http://shop.example/a/b?c/d"));
        assertEquals(0, depth("http://shop.example/"));
        assertEquals(8, depth("/a".repeat(30)));
    }

    @Test
    void theRootIsASlashOrAHostAlone() {
        assertTrue(root("/"));
        assertTrue(root(" https://example.org "));
        assertTrue(root("https://example.org/?from=menu"));
        assertFalse(root(""));
        assertTrue(root("http://shop.example/"));
        assertTrue(root("//shop.example"));
        assertFalse(root("#"));
        assertFalse(root("#top"));
        assertFalse(root("page.html"));
        assertFalse(root("/shop"));
    }

    @Test
    void queryFragmentAndParametersAreToldApart() {
        address.read("/find?a=1&b=2&c=3#end");
        assertTrue(address.hasQuery());
        assertTrue(address.hasFragment());
        assertEquals(2, address.furtherParameters());
        address.read("/s?a=1&b=2&c=3");
        assertEquals(2, address.furtherParameters());
        address.read("/find");
        assertFalse(address.hasQuery() || address.hasFragment());
        assertEquals(0, address.furtherParameters());
    }

    @Test
    void aLongAddressIsReadToItsEndAndLeavesNothingToTheNext() {
        address.read("/shop/" + "x".repeat(1000) + "#end");
        assertTrue(address.hasFragment());
        address.read("/other");
        assertFalse(address.hasFragment());
        assertEquals(1, address.depth());
    }

    private int depth(String written) {
        address.read(written);
        return address.depth();
    }

    private boolean root(String written) {
        address.read(written);
        return address.isRoot();
    }
}
