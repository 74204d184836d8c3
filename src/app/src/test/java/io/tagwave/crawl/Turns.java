package io.tagwave.crawl;

import io.tagwave.web.Frontier;
import io.tagwave.web.HostPermit;
import io.tagwave.web.UrlHosts;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes down when each request may start, as the crawl itself sees it: a busy server would see it later. */
final class Turns {

    private final List<String> addresses = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, List<Long>> starts = Collections.synchronizedMap(new TreeMap<>());

    /** The same frontier, watched. */
    @SuppressWarnings("unchecked")
    <A> Frontier<A> watch(Frontier<A> frontier) {
        return (Frontier<A>) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Frontier.class}, (proxy, method, arguments) -> {
                    try {
                        Object result = method.invoke(frontier, arguments);
                        return result instanceof HostPermit turn ? noting((String) arguments[0], turn) : result;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    /** What was asked for, in this order. */
    List<String> addresses() {
        return List.copyOf(addresses);
    }

    /** Milliseconds between the starts of two requests to a host, of all hosts. */
    List<Double> gaps() {
        List<Double> gaps = new ArrayList<>();
        for (List<Long> times : starts.values()) {
            for (int i = 1; i < times.size(); i++) {
                gaps.add((times.get(i) - times.get(i - 1)) / 1e6);
            }
        }
        Collections.sort(gaps);
        return gaps;
    }

    private HostPermit noting(String url, HostPermit turn) {
        return new HostPermit() {
            @Override
            public void await() throws InterruptedException {
                turn.await();
                note(url);
            }

            @Override
            public void answered(long nanos) {
                turn.answered(nanos);
            }
        };
    }

    private void note(String url) {
        long now = System.nanoTime();
        addresses.add(url);
        starts.computeIfAbsent(UrlHosts.of(url), host -> Collections.synchronizedList(new ArrayList<>()))
                .add(now);
    }
}
