package span;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Generic documents in every place, each use with a mapper of its own. */
@Entity
@Key(pk = "ROOM#{room}", sk = "{stay.from:seconds}#{id}", name = "ofRoom")
public record Booking(
        String room,
        String id,
        Range<Instant> stay,
        @Nullable Range<Level> levels,
        Optional<Range<Integer>> guests,
        List<Range<String>> names,
        Map<Level, Range<Range<Instant>>> nested,
        Labelled<String, Range<Integer>> labelled,
        Tree<List<String>> tree) {

    /** How good a room is. */
    public enum Level {
        PLAIN,
        GOOD
    }

    /** One that holds itself. */
    @Document
    public record Tree<T>(T value, List<Tree<T>> children) {}
}
