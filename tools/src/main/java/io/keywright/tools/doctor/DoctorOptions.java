package io.keywright.tools.doctor;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What can be asked of the doctor. */
final class DoctorOptions {

    @Option(names = "--repair", description = "Mend what can be mended; without it nothing is written.")
    private boolean repair;

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            description = "Only items of this Type, and those without one. With --repair after an index was added it"
                    + " backfills the index for this Type.")
    private @Nullable String type;

    @Option(names = "--segments", paramLabel = "N", description = "Read so many segments at once. Default: 4.")
    private int segments = 4;

    @Option(names = "--page-size", paramLabel = "N", description = "Items with each request. Default: 500.")
    private int pageSize = 500;

    @Option(
            names = "--read-units",
            paramLabel = "UNITS",
            description = "Take at most so many read units a second, all segments together. Default: no limit.")
    private double readUnits;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keep in this file how far it has come, and go on from there if the file is there.")
    private @Nullable Path checkpoint;

    @Option(
            names = "--examples",
            paramLabel = "N",
            description = "In a table for people, print so many items of each kind. Default: 20; JSON has all.")
    private int examples = 20;

    boolean repairs() {
        return repair;
    }

    @Nullable
    String type() {
        return type;
    }

    int segments() {
        return segments;
    }

    int pageSize() {
        return pageSize;
    }

    double readUnits() {
        return readUnits;
    }

    @Nullable
    Path checkpoint() {
        return checkpoint;
    }

    int examples() {
        return examples;
    }
}
