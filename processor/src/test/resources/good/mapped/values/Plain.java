package values;

import io.keywright.annotation.ValueConverter;

/** Where the type arguments are given further up. */
public abstract class Plain<V, N extends Number> implements ValueConverter<V, N> {}
