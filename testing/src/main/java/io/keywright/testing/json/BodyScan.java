package io.keywright.testing.json;

/**
 * What the SDK's parser lets pass and the service does not: text after the object, and escapes that are half of a
 * surrogate pair, for which there is no UTF-8. One pass over the bytes, before they are parsed.
 */
final class BodyScan {

    private static final int ESCAPE = 6;

    private final byte[] body;
    private int position;
    private int depth;
    private boolean ended;

    private BodyScan(byte[] body) {
        this.body = body;
    }

    /** Whether the body is one value of whole characters; whether it is JSON is for the parser to say. */
    static boolean isOneValue(byte[] body) {
        return new BodyScan(body).scan();
    }

    private boolean scan() {
        while (position < body.length) {
            byte next = body[position++];
            if (next == ' ' || next == '\n' || next == '\r' || next == '\t') {
                continue;
            }
            if (ended) {
                return false;
            }
            switch (next) {
                case '{', '[' -> depth++;
                case '}', ']' -> ended = --depth <= 0;
                case '"' -> {
                    if (!skipText()) {
                        return false;
                    }
                    ended = depth == 0;
                }
                default -> {}
            }
        }
        return true;
    }

    private boolean skipText() {
        while (position < body.length) {
            byte next = body[position++];
            if (next == '"') {
                return true;
            }
            if (next == '\\') {
                int unit = unit(position - 1);
                if (unit >= Character.MIN_LOW_SURROGATE && unit <= Character.MAX_LOW_SURROGATE) {
                    return false;
                }
                if (unit >= Character.MIN_HIGH_SURROGATE && unit <= Character.MAX_HIGH_SURROGATE) {
                    int second = unit(position - 1 + ESCAPE);
                    if (second < Character.MIN_LOW_SURROGATE || second > Character.MAX_LOW_SURROGATE) {
                        return false;
                    }
                    position += ESCAPE;
                }
                position++;
            }
        }
        return true;
    }

    /** The UTF-16 unit that the escape at the position stands for, or -1 where there is no such escape. */
    private int unit(int at) {
        if (at + ESCAPE > body.length || body[at] != '\\' || body[at + 1] != 'u') {
            return -1;
        }
        int unit = 0;
        for (int i = at + 2; i < at + ESCAPE; i++) {
            int digit = Character.digit(body[i], 16);
            if (digit < 0) {
                return -1;
            }
            unit = unit * 16 + digit;
        }
        return unit;
    }
}
