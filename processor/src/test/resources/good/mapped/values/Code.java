package values;

/** What two properties say themselves how to store. */
public record Code(String text) {

    /** Null for an empty code, which no converter may give. */
    public static Code parse(String text) {
        return text.isEmpty() ? null : new Code(text);
    }
}
