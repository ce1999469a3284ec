package made;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What nobody outside needs to see. */
final class Panes {

    private Panes() {}

    private record Pane<T>(T from, T to) implements Window<T> {}

    static final class PaneBuilder<B> implements Window.Builder<B> {

        private @Nullable B from;
        private @Nullable B to;

        @Override
        public Window.Builder<B> from(B from) {
            this.from = from;
            return this;
        }

        @Override
        public Window.Builder<B> to(B to) {
            this.to = to;
            return this;
        }

        @Override
        public Window<B> build() {
            return new Pane<>(Objects.requireNonNull(from), Objects.requireNonNull(to));
        }
    }
}
