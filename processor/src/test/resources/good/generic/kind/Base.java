package kind;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Properties whose types only a subclass knows. */
public abstract class Base<I extends Comparable<I>, T> implements Named<I> {

    private I id;
    private List<T> others = List.of();
    private Map<String, List<T>> grouped = Map.of();
    private @Nullable T last;

    @Override
    public I getId() {
        return id;
    }

    public void setId(I id) {
        this.id = id;
    }

    public List<T> getOthers() {
        return others;
    }

    public void setOthers(List<T> others) {
        this.others = others;
    }

    public Map<String, List<T>> getGrouped() {
        return grouped;
    }

    public void setGrouped(Map<String, List<T>> grouped) {
        this.grouped = grouped;
    }

    public @Nullable T getLast() {
        return last;
    }

    public void setLast(@Nullable T last) {
        this.last = last;
    }
}
