package kind;

public interface Keyed<I> {

    I id();
}
