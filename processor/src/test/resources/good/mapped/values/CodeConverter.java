package values;

import io.keywright.annotation.ValueConverter;

public enum CodeConverter implements ValueConverter<Code, String> {
    CODES;

    @Override
    public String toStored(Code value) {
        return value.text();
    }

    @Override
    public Code fromStored(String stored) {
        return Code.parse(stored);
    }
}
