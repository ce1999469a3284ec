package shop;

/** Inlined wherever it is used: no class file tells who did. */
public final class Prefix {

    public static final String CUSTOMER = "CUSTOMER#";

    private Prefix() {}
}
