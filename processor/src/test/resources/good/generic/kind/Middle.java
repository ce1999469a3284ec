package kind;

public abstract class Middle<E> extends Base<String, E> {}
