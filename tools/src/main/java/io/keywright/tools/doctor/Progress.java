package io.keywright.tools.doctor;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/** Tells how far a scan has come: a bar that is drawn over where a person looks, else a line now and then. */
final class Progress {

    private static final int BAR = 30;
    private static final long REDRAWN = Duration.ofMillis(250).toNanos();
    private static final long LOGGED = Duration.ofSeconds(10).toNanos();

    private final PrintWriter err;
    private final boolean interactive;
    private final long total;
    private final long began = System.nanoTime();
    private long told = began;
    private long items;

    /**
     * Begins.
     *
     * @param total about how many items there are: DynamoDB counts them every six hours; 0 if unknown
     */
    Progress(PrintWriter err, boolean interactive, long total) {
        this.err = err;
        this.interactive = interactive;
        this.total = total;
    }

    synchronized void add(int more) {
        items += more;
        long now = System.nanoTime();
        if (now - told > (interactive ? REDRAWN : LOGGED)) {
            told = now;
            if (interactive) {
                err.print("\r" + bar() + line(now) + "\u001b[K");
                err.flush();
            } else {
                err.println(line(now));
            }
        }
    }

    synchronized void end() {
        err.println((interactive ? "\r" : "") + line(System.nanoTime()) + (interactive ? "\u001b[K" : ""));
    }

    private String bar() {
        int filled = total == 0 ? 0 : (int) Math.min(BAR, items * BAR / total);
        return "[" + "=".repeat(filled) + " ".repeat(BAR - filled) + "] ";
    }

    private String line(long now) {
        double seconds = Math.max(1e-3, (now - began) / 1e9);
        double rate = items / seconds;
        String line = String.format(Locale.ROOT, "%,d", items)
                + (total > items ? String.format(Locale.ROOT, " of about %,d", total) : "")
                + String.format(Locale.ROOT, " items, %,.0f a second", rate);
        long left = total > items && rate > 0 ? (long) ((total - items) / rate) : 0;
        return left == 0
                ? line
                : line + ", " + Duration.ofSeconds(left).toString().substring(2) + " left";
    }
}
