package io.keywright.runtime;

import java.util.Random;

/** Texts that lie close together: few characters, among them the delimiter's neighbours and the ends of UTF-8's ranges. */
public final class RandomText {

    private static final int[] CHARACTERS = {
        0x00, 0x01, '"', '$', '%', '0', '9', 'A', 'a', 'z', 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000,
        0x1F600, 0x10FFFF
    };

    private RandomText() {}

    /** At least one character and none of them the delimiter {@code #}. */
    public static String component(Random random) {
        return text(random, 1, 4, false);
    }

    /** Perhaps empty, perhaps with {@code #} in it. */
    public static String any(Random random) {
        return text(random, 0, 6, true);
    }

    private static String text(Random random, int least, int most, boolean delimiter) {
        int length = least + random.nextInt(most - least + 1);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(
                    delimiter && random.nextInt(4) == 0 ? '#' : CHARACTERS[random.nextInt(CHARACTERS.length)]);
        }
        return text.toString();
    }
}
