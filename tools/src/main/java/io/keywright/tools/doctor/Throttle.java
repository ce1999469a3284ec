package io.keywright.tools.doctor;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Holds all segments together to so many read units a second; what was taken is paid for by waiting afterwards. */
final class Throttle {

    private final double unitsPerSecond;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition never = lock.newCondition();
    private long free = System.nanoTime();

    /** Not limited if there are no units. */
    Throttle(double unitsPerSecond) {
        this.unitsPerSecond = unitsPerSecond;
    }

    /** Waits as long as these units last. */
    void taken(double units) throws InterruptedException {
        if (unitsPerSecond <= 0) {
            return;
        }
        lock.lockInterruptibly();
        try {
            free = Math.max(free, System.nanoTime()) + (long) (units / unitsPerSecond * TimeUnit.SECONDS.toNanos(1));
            long until = free;
            long rest = until - System.nanoTime();
            while (rest > 0) {
                rest = never.awaitNanos(rest);
            }
        } finally {
            lock.unlock();
        }
    }
}
