package values;

import io.keywright.annotation.ValueConverter;
import java.util.Map;
import java.util.TreeMap;

/** Free form, which only a converter can promise to read back: here what is text or a whole number. */
public final class Fields implements ValueConverter<Map<String, Object>, Map<String, String>> {

    @Override
    public Map<String, String> toStored(Map<String, Object> value) {
        Map<String, String> stored = new TreeMap<>();
        value.forEach((name, field) -> stored.put(name, (field instanceof Long ? "n" : "s") + field));
        return stored;
    }

    @Override
    public Map<String, Object> fromStored(Map<String, String> stored) {
        Map<String, Object> value = new TreeMap<>();
        stored.forEach((name, field) -> {
            String text = field.substring(1);
            value.put(name, field.charAt(0) == 'n' ? (Object) Long.valueOf(text) : text);
        });
        return value;
    }
}
