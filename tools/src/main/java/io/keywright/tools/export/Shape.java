package io.keywright.tools.export;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a stored value becomes in SQL; it learns from the values it writes how wide its type has to be. */
interface Shape {

    /** Writes a value as JSON that DuckDB reads as the type. */
    void write(StringBuilder out, AttributeValue value);

    /** DuckDB's type, for all values that were written. */
    String sql();

    /** One value that is a text, or nearly. */
    record Text(String sql) implements Shape {
        @Override
        public void write(StringBuilder out, AttributeValue value) {
            switch (value.type()) {
                case S -> JsonText.quote(out, value.s());
                case N -> JsonText.quote(out, value.n());
                case BOOL -> out.append(value.bool());
                default -> throw new UnfitValueException("a single value was expected");
            }
        }
    }

    /** Bytes, each as an escape. */
    record Bytes() implements Shape {
        @Override
        public void write(StringBuilder out, AttributeValue value) {
            if (value.type() != AttributeValue.Type.B) {
                throw new UnfitValueException("bytes were expected");
            }
            StringBuilder text = new StringBuilder();
            for (byte octet : value.b().asByteArrayUnsafe()) {
                text.append(String.format("\\x%02X", octet & 0xff));
            }
            JsonText.quote(out, text.toString());
        }

        @Override
        public String sql() {
            return "BLOB";
        }
    }

    /** A decimal number: as wide as what was seen, and a text where 38 digits are not enough. */
    final class Decimal implements Shape {

        private static final int MOST = 38;
        private int whole = 1;
        private int scale;

        @Override
        public void write(StringBuilder out, AttributeValue value) {
            if (value.type() != AttributeValue.Type.N) {
                throw new UnfitValueException("a number was expected");
            }
            BigDecimal number = new BigDecimal(value.n());
            BigDecimal plain = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
            scale = Math.max(scale, plain.scale());
            whole = Math.max(whole, plain.precision() - plain.scale());
            JsonText.quote(out, plain.toPlainString());
        }

        @Override
        public String sql() {
            return whole + scale <= MOST ? "DECIMAL(38," + scale + ")" : "VARCHAR";
        }
    }

    /** A time in UTC or of some place's clock: a text where a timestamp of microseconds would lose something. */
    final class Time implements Shape {

        private boolean exact = true;

        @Override
        public void write(StringBuilder out, AttributeValue value) {
            String text = value.type() == AttributeValue.Type.N
                    ? Instant.ofEpochSecond(new BigDecimal(value.n()).longValueExact())
                            .toString()
                    : value.s();
            if (text == null) {
                throw new UnfitValueException("a time was expected");
            }
            LocalDateTime time = text.endsWith("Z")
                    ? Instant.parse(text).atOffset(ZoneOffset.UTC).toLocalDateTime()
                    : LocalDateTime.parse(text);
            exact &= time.equals(time.truncatedTo(ChronoUnit.MICROS)) && time.getYear() > 0 && time.getYear() < 10_000;
            JsonText.quote(out, text);
        }

        @Override
        public String sql() {
            return exact ? "TIMESTAMP" : "VARCHAR";
        }
    }

    /** A list, or one of DynamoDB's sets. */
    record Many(Shape element) implements Shape {
        @Override
        public void write(StringBuilder out, AttributeValue value) {
            List<AttributeValue> elements = switch (value.type()) {
                case L -> value.l();
                case SS -> value.ss().stream().map(AttributeValue::fromS).toList();
                case NS -> value.ns().stream().map(AttributeValue::fromN).toList();
                case BS -> value.bs().stream().map(AttributeValue::fromB).toList();
                default -> throw new UnfitValueException("a list or set was expected");
            };
            out.append('[');
            for (int at = 0; at < elements.size(); at++) {
                out.append(at == 0 ? "" : ",");
                orNull(out, element, elements.get(at));
            }
            out.append(']');
        }

        @Override
        public String sql() {
            return element.sql() + "[]";
        }
    }

    /** A map by text. */
    record Mapping(Shape value) implements Shape {
        @Override
        public void write(StringBuilder out, AttributeValue map) {
            if (map.type() != AttributeValue.Type.M) {
                throw new UnfitValueException("a map was expected");
            }
            out.append('{');
            String separator = "";
            for (Map.Entry<String, AttributeValue> entry : map.m().entrySet()) {
                out.append(separator);
                JsonText.quote(out, entry.getKey());
                out.append(':');
                orNull(out, value, entry.getValue());
                separator = ",";
            }
            out.append('}');
        }

        @Override
        public String sql() {
            return "MAP(VARCHAR, " + value.sql() + ")";
        }
    }

    /** What the target has no structure for, as DynamoDB's own JSON. */
    record Raw() implements Shape {
        @Override
        public void write(StringBuilder out, AttributeValue value) {
            JsonText.quote(out, JsonText.raw(Map.of("value", value)));
        }

        @Override
        public String sql() {
            return "VARCHAR";
        }
    }

    /** Writes a value, or null for DynamoDB's NULL. */
    static void orNull(StringBuilder out, Shape shape, AttributeValue value) {
        if (value.type() == AttributeValue.Type.NUL) {
            out.append("null");
        } else {
            shape.write(out, value);
        }
    }
}
