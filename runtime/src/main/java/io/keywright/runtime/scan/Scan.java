package io.keywright.runtime.scan;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemDecoder;
import io.keywright.runtime.item.Projection;
import io.keywright.runtime.mark.MarkedAttribute;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Scan: reads every item of the table and gives those of one entity to a consumer, page by page and in no order. It costs
 * what the whole table costs to read, however few items of the entity there are. Gives how far it has come, which is the
 * end.
 *
 * <p>An item that is written while the scan runs may be seen or not. What DynamoDB refuses because it is busy, and what gets
 * lost on the way, is sent again for as long as {@link io.keywright.runtime.TableOptions#patience} says, anew whenever a page was
 * read; a scan has no deadline of its own. Fails with what a query fails with; what the consumer throws ends the scan, too. {@link #onProgress} tells where a later one can go on: that gives the objects of the pages again
 * that were not told as done, and no others.
 *
 * @param <T> the entity
 */
public final class Scan<T> extends Operation<ScanProgress, Scan<T>> {

    /** A page is 1 MB at most, and those of one round are held at once. */
    private static final int MOST_AT_ONCE = 16;

    /** What a page of 1 MB costs to read: half a unit, or one, for 4 KB. */
    private static final int UNITS_OF_A_PAGE = 128;

    private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

    private final ItemDecoder<T> decoder;
    private final EntityMapper<?> mapper;
    private final List<String> projected;
    private final Consumer<? super T> consumer;
    private int segments = 1;
    private int pageSize;
    private boolean consistent;
    private @Nullable MarkedAttribute hiding;
    private double unitsPerSecond;
    private @Nullable String position;
    private @Nullable Consumer<ScanProgress> progress;

    /** A scan that sends nothing yet. */
    public Scan(TableContext table, EntityMapper<T> mapper, Consumer<? super T> consumer) {
        this(table, mapper, mapper, List.of(), consumer);
    }

    /** A scan for some of the properties, that sends nothing yet. */
    public Scan(TableContext table, Projection<?, T> projection, Consumer<? super T> consumer) {
        this(table, projection, projection.mapper(), projection.attributes(), consumer);
    }

    private Scan(
            TableContext table,
            ItemDecoder<T> decoder,
            EntityMapper<?> mapper,
            List<String> projected,
            Consumer<? super T> consumer) {
        super(table, OperationName.of("scan", mapper.entity()));
        this.decoder = decoder;
        this.mapper = mapper;
        this.projected = projected;
        this.consumer = Objects.requireNonNull(consumer, "consumer");
    }

    /**
     * Reads the table in so many segments, at most 16 of them at a time, and each to its end before another one begins. The
     * requests of a round are under way at once: on a blocking client each has a thread, while the consumer is called by the
     * thread that executes the scan.
     *
     * @param count 1 to 1,000,000; 1 unless set
     */
    public Scan<T> segments(int count) {
        if (count < 1 || count > ScanPosition.MOST_SEGMENTS) {
            throw new IllegalArgumentException("a table is read in 1 to 1,000,000 segments");
        }
        segments = count;
        return this;
    }

    /** How many items each request reads at most, before those of other entities are left out; at least 1. */
    public Scan<T> pageSize(int items) {
        if (items < 1) {
            throw new IllegalArgumentException("a page size is at least 1");
        }
        pageSize = items;
        return this;
    }

    /** Sees every write that was acknowledged before it, for twice the read capacity. */
    public Scan<T> consistent() {
        consistent = true;
        return this;
    }

    /**
     * Leaves out items whose time to live has come by the options' clock, and which DynamoDB has not deleted yet; they are
     * read and paid for all the same. Items without a time to live stay.
     *
     * @throws IllegalStateException if the entity has no {@code @TimeToLive}
     */
    public Scan<T> hideExpired() {
        hiding = mapper.marks().timeToLive();
        if (hiding == null) {
            throw new IllegalStateException(
                    mapper.entity() + " has no @TimeToLive, so that none of its items expires.");
        }
        return this;
    }

    /**
     * Pauses after each round of requests until no more than this has been consumed in a second, so that others are left
     * something. No more requests are under way at once than consume about as much.
     *
     * @param readUnits more than 0
     */
    public Scan<T> atMost(double readUnits) {
        if (!(readUnits > 0)) {
            throw new IllegalArgumentException("a scan consumes some units");
        }
        unitsPerSecond = readUnits;
        return this;
    }

    /**
     * Goes on where an earlier scan was, in as many segments as that had.
     *
     * @param text from {@link ScanProgress#position} of a scan for the same entity in the same table; looked at when the scan
     *     is executed, which fails with {@link io.keywright.runtime.error.InvalidCursorException} for any other text
     */
    public Scan<T> from(String text) {
        position = Objects.requireNonNull(text, "position");
        return this;
    }

    /** Tells how far it has come each time when the consumer has got all objects of a round of requests. */
    public Scan<T> onProgress(Consumer<ScanProgress> listener) {
        progress = Objects.requireNonNull(listener, "listener");
        return this;
    }

    @Override
    public Step<ScanProgress> begin() {
        ScanPosition start = position == null
                ? ScanPosition.beginning(table(), mapper, segments)
                : ScanPosition.of(table(), mapper, position);
        return new ScanCourse<>(this, start).begin();
    }

    ScanRequests<T> requests() {
        return new ScanRequests<>(
                table(), decoder, projected, hiding, settings(), pageSize, consistent, unitsPerSecond > 0);
    }

    void give(T entity) {
        consumer.accept(entity);
    }

    /** Tells how far it has come, of which nothing is made where nobody asks. */
    void tell(ScanCourse<T> course) {
        if (progress != null) {
            progress.accept(course.progress());
        }
    }

    /** How many requests are under way at once. */
    int window() {
        double pages = unitsPerSecond / (consistent ? 2 * UNITS_OF_A_PAGE : UNITS_OF_A_PAGE);
        return unitsPerSecond > 0 ? (int) Math.max(1, Math.min(MOST_AT_ONCE, pages)) : MOST_AT_ONCE;
    }

    /** For how many nanoseconds a round is tried again that fails each time. */
    long patience() {
        Duration patience = table().options().patience();
        return patience.compareTo(LONGEST) > 0 ? Long.MAX_VALUE : patience.toNanos();
    }

    double unitsPerSecond() {
        return unitsPerSecond;
    }
}
