package span;

import io.keywright.annotation.Document;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JavaBean of two types, the properties of which are inherited. */
@Document(name = "Lab")
public class Labelled<K, V> extends Base<K> {

    private @Nullable V value;
    private Map<String, V> others = Map.of();

    public @Nullable V getValue() {
        return value;
    }

    public void setValue(@Nullable V value) {
        this.value = value;
    }

    public Map<String, V> getOthers() {
        return others;
    }

    public void setOthers(Map<String, V> others) {
        this.others = others;
    }
}
