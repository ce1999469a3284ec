package io.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The first invokedynamic costs a fresh JVM tens of milliseconds, so the runtime has none: no lambda, method reference,
 * record or joined strings. A class without one has no such entry among its constants.
 */
class InvokeDynamicTest {

    private static final int MAGIC = 0xCAFEBABE;

    @Test
    void noClassOfTheRuntimeUsesInvokeDynamic() throws Exception {
        List<Path> classes = classFiles(fileOf(GenerationLevel.class).resolveSibling(""));
        List<Path> offenders = new ArrayList<>();
        for (Path file : classes) {
            if (usesInvokeDynamic(file)) {
                offenders.add(file);
            }
        }

        assertThat(classes).hasSizeGreaterThan(50);
        assertThat(offenders).isEmpty();
    }

    @Test
    void theScanFindsALambda() throws Exception {
        Runnable lambda = () -> {};

        assertThat(lambda).isNotNull();
        assertThat(usesInvokeDynamic(fileOf(InvokeDynamicTest.class))).isTrue();
    }

    private static Path fileOf(Class<?> type) throws URISyntaxException {
        URL file = type.getResource(type.getSimpleName() + ".class");
        return Path.of(Objects.requireNonNull(file).toURI());
    }

    private static List<Path> classFiles(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }

    private static boolean usesInvokeDynamic(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file);
                DataInputStream in = new DataInputStream(bytes)) {
            assertThat(in.readInt()).isEqualTo(MAGIC);
            in.skipNBytes(4);
            int count = in.readUnsignedShort();
            for (int index = 1; index < count; index++) {
                int tag = in.readUnsignedByte();
                if (tag == 18) {
                    return true;
                }
                index += tag == 5 || tag == 6 ? 1 : 0;
                in.skipNBytes(tag == 1 ? in.readUnsignedShort() : sizeOf(tag));
            }
            return false;
        }
    }

    /** The bytes behind a constant's tag, by the class file format. */
    private static int sizeOf(int tag) {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 3, 4, 9, 10, 11, 12, 17 -> 4;
            case 5, 6 -> 8;
            default -> throw new IllegalStateException("unknown constant " + tag);
        };
    }
}
