package io.keywright.processor.good;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/** The constant pool of a class file. */
final class ClassFile {

    private static final int INVOKE_DYNAMIC = 18;

    private ClassFile() {}

    /** Whether the pool has an entry that only {@code invokedynamic} uses. */
    static boolean holdsInvokeDynamic(byte[] bytes) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            in.skipNBytes(8);
            int count = in.readUnsignedShort();
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                if (tag == INVOKE_DYNAMIC) {
                    return true;
                }
                if (tag == 1) {
                    in.skipNBytes(in.readUnsignedShort());
                } else {
                    in.skipNBytes(length(tag));
                }
                // A long and a double take two entries.
                i += tag == 5 || tag == 6 ? 1 : 0;
            }
            return false;
        }
    }

    private static int length(int tag) {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 5, 6 -> 8;
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            default -> throw new IllegalArgumentException("constant of kind " + tag);
        };
    }
}
