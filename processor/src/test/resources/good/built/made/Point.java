package made;

import io.keywright.annotation.Creator;
import io.keywright.annotation.Document;
import io.keywright.annotation.Ignore;

/** Static methods with named parameters, of which one is meant. */
@Document
public final class Point {

    private final int x;
    private final int y;

    private Point(int x, int y) {
        this.x = x;
        this.y = y;
    }

    @Creator
    public static Point at(int y, int x) {
        return new Point(x, y);
    }

    public static Point turned(int x, int y) {
        return new Point(y, x);
    }

    public int x() {
        return x;
    }

    public int y() {
        return y;
    }

    @Ignore
    public int getSum() {
        return x + y;
    }
}
