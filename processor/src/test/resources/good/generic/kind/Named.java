package kind;


public interface Named<I> {

    I getId();
}
