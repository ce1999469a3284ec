package shop;

import io.keywright.annotation.ValueConverter;

abstract class OfText implements ValueConverter<String, String> {

    @Override
    public String toStored(String value) {
        return "s" + value;
    }
}
