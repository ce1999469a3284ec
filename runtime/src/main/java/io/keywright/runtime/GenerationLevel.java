package io.keywright.runtime;

/** Which generated code this runtime is for. */
public final class GenerationLevel {

    /** Rises whenever generated code and runtime must change together; the processor compares it with its own. */
    public static final int LEVEL = 1;

    private GenerationLevel() {}
}
