package made;

import io.keywright.annotation.Document;

/** A generic interface with a generic builder. */
@Document
public interface Window<T> {

    T from();

    T to();

    static <V> Builder<V> builder() {
        return new Panes.PaneBuilder<>();
    }

    /** Builds windows. */
    interface Builder<B> {

        Builder<B> from(B from);

        Builder<B> to(B to);

        Window<B> build();
    }
}
