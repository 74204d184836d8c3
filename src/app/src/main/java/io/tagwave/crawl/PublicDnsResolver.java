package io.tagwave.crawl;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.function.Predicate;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.SystemDefaultDnsResolver;

/**
 * Resolves host names, and refuses hosts in private networks on request. The client connects to the very addresses that
 * were checked, so a name that resolves differently the second time gains nothing.
 */
record PublicDnsResolver(Predicate<InetAddress> refused) implements DnsResolver {

    @Override
    public InetAddress[] resolve(String host) throws UnknownHostException {
        InetAddress[] addresses = SystemDefaultDnsResolver.INSTANCE.resolve(host);
        for (InetAddress address : addresses) {
            if (refused.test(address)) {
                throw new PrivateAddressException(host + " is "
                        + (host.equals(address.getHostAddress())
                                ? "a private address"
                                : "at the private address " + address.getHostAddress()));
            }
        }
        return addresses;
    }

    @Override
    public String resolveCanonicalHostname(String host) throws UnknownHostException {
        return SystemDefaultDnsResolver.INSTANCE.resolveCanonicalHostname(host);
    }

    static boolean isPrivate(InetAddress address) {
        byte[] b = address.getAddress();
        int first = b[0] & 0xFF;
        int second = b[1] & 0xFF;
        boolean special = address.isAnyLocalAddress()
                || address.isLoopbackAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress();
        if (address instanceof Inet6Address) {
            return special || (first & 0xFE) == 0xFC || embedsIpv4(b);
        }
        // 0/8 this network, 100.64/10 carrier-grade NAT, 192.0.0/24, 198.18/15 benchmarks, 240/4 reserved
        return special
                || first == 0
                || first == 100 && (second & 0xC0) == 64
                || first == 192 && second == 0 && b[2] == 0
                || first == 198 && (second & 0xFE) == 18
                || first >= 240;
    }

    /**
     * Returns true for NAT64 (64:ff9b::/96), 6to4 (2002::/16) and IPv4-compatible (::/96) addresses, which embed an
     * IPv4 address.
     */
    private static boolean embedsIpv4(byte[] b) {
        boolean nat64 = b[0] == 0 && b[1] == 0x64 && (b[2] & 0xFF) == 0xFF && (b[3] & 0xFF) == 0x9B;
        boolean sixToFour = b[0] == 0x20 && b[1] == 0x02;
        boolean zeros = true;
        for (int i = 0; i < 12; i++) {
            zeros &= b[i] == 0;
        }
        return nat64 || sixToFour || zeros;
    }

    static final class PrivateAddressException extends UnknownHostException {
        private static final long serialVersionUID = 1;

        PrivateAddressException(String message) {
            super(message);
        }
    }
}
