package io.keywright.runtime.scan;

/** How far a scan has come. Immutable. */
public final class ScanProgress {

    private final String position;
    private final long evaluated;
    private final long found;
    private final int segments;
    private final int segmentsDone;

    ScanProgress(String position, long evaluated, long found, int segments, int segmentsDone) {
        this.position = position;
        this.evaluated = evaluated;
        this.found = found;
        this.segments = segments;
        this.segmentsDone = segmentsDone;
    }

    /** Where a later scan goes on from here, for {@link Scan#from}. It holds the keys of items. */
    public String position() {
        return position;
    }

    /** How many items have been read since this scan began, those of other entities included. */
    public long evaluated() {
        return evaluated;
    }

    /** How many objects it has given. */
    public long found() {
        return found;
    }

    /** In how many segments the table is read. */
    public int segments() {
        return segments;
    }

    /** How many of these have come to their end. */
    public int segmentsDone() {
        return segmentsDone;
    }
}
