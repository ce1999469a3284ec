package made;

/** What has a number of some type. */
public class Numbered<N> {

    private final N number;

    protected Numbered(N number) {
        this.number = number;
    }

    public N getNumber() {
        return number;
    }
}
