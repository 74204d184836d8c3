package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicDnsResolverTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0.0.0",
                "0.1.2.3",
                "10.0.0.1",
                "100.64.0.1",
                "100.127.255.255",
                "127.0.0.1",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.8",
                "192.168.1.1",
                "198.18.0.1",
                "198.19.255.255",
                "224.0.0.1",
                "240.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "fe80::1",
                "fc00::1",
                "fd12::1",
                "ff02::1",
                "::ffff:10.0.0.1",
                "::127.0.0.1",
                "64:ff9b::a00:1",
                "2002:7f00:1::"
            })
    void addressesOfNoPublicNetworkArePrivate(String address) throws UnknownHostException {
        assertTrue(PublicDnsResolver.isPrivate(InetAddress.getByName(address)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.1.1.1", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1", "172.15.255.255", "172.32.0.1",
                "192.0.1.1", "192.167.1.1", "198.17.0.1", "198.20.0.1", "223.255.255.255", "2606:4700::1111",
                        "::ffff:1.1.1.1"
            })
    void theirNeighboursArePublic(String address) throws UnknownHostException {
        assertFalse(PublicDnsResolver.isPrivate(InetAddress.getByName(address)));
    }

    @Test
    void aNameIsRefusedForWhatItLeadsTo() throws UnknownHostException {
        assertThrows(
                PublicDnsResolver.PrivateAddressException.class,
                () -> new PublicDnsResolver(PublicDnsResolver::isPrivate).resolve("localhost"));
        assertArrayEquals(
                InetAddress.getAllByName("localhost"), new PublicDnsResolver(address -> false).resolve("localhost"));
    }
}
