package io.keywright.schema;

import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.KeyFormat.Kind;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads what a placeholder says behind its colon, whichever type it is for. */
final class FormatParser {

    private static final Map<String, Kind> NAMES = Map.of(
            "lower", Kind.LOWER,
            "upper", Kind.UPPER,
            "sha256", Kind.SHA256,
            "rest", Kind.REST,
            "escaped", Kind.ESCAPED,
            "date", Kind.DATE,
            "seconds", Kind.SECONDS,
            "millis", Kind.MILLIS,
            "micros", Kind.MICROS,
            "nanos", Kind.NANOS);

    /** Numbers without zeros before them: {@code 8}, not {@code 08}, which other languages read otherwise. */
    private static final Pattern DIGITS = Pattern.compile("(signed)?([1-9][0-9]?)(?:\\.([1-9][0-9]?))?");

    /** Each part at most once and the larger before the smaller, since only so the texts sort as the times do. */
    private static final Pattern TIME =
            Pattern.compile("yyyy(?:SMM(?:Sdd(?:SHH(?:Smm(?:Sss)?)?)?)?)?".replace("S", "[-_/.,:;+=~|!@#$&* ]?"));

    private static final Pattern SHARD =
            Pattern.compile("shard\\( *([1-9][0-9]?|100) *(?:, *formerly *= *([1-9][0-9]?|100) *)?\\)");

    /** What a format begins with that was meant as a shard, in whatever case. */
    private static final String SHARD_NAME = "shard";

    private FormatParser() {}

    /** The format; empty where no type has such a one. */
    static Optional<KeyFormat> parse(String text) {
        Kind named = NAMES.get(text);
        if (named != null) {
            return Optional.of(KeyFormat.of(named));
        }
        if (TIME.matcher(text).matches()) {
            return Optional.of(new KeyFormat.Pattern(text));
        }
        Matcher shard = SHARD.matcher(text);
        if (shard.matches()) {
            return shard(Integer.parseInt(shard.group(1)), shard.group(2));
        }
        Matcher digits = DIGITS.matcher(text);
        return digits.matches() ? digits(digits) : Optional.empty();
    }

    /** Whether a shard was meant, which need not be one that can be read. */
    static boolean meansShard(String text) {
        return text.regionMatches(true, 0, SHARD_NAME, 0, SHARD_NAME.length());
    }

    private static Optional<KeyFormat> shard(int count, @Nullable String formerly) {
        OptionalInt before = formerly == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(formerly));
        return before.isPresent() && before.getAsInt() == count
                ? Optional.empty()
                : Optional.of(new KeyFormat.Shard(count, before));
    }

    private static Optional<KeyFormat> digits(Matcher text) {
        int width = Integer.parseInt(text.group(2));
        int scale = text.group(3) == null ? 0 : Integer.parseInt(text.group(3));
        return width + scale <= Formats.MAX_WIDTH
                ? Optional.of(new Digits(text.group(1) != null, width, scale))
                : Optional.empty();
    }
}
