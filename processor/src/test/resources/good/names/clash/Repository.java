package clash;

/** Hides another of this name. */
public final class Repository {}
