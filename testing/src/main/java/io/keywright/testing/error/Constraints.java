package io.keywright.testing.error;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The first checks of a request: its members one by one, all failures reported in one message, at most ten. */
public final class Constraints {

    private static final int MOST_REPORTED = 10;
    private static final int LONGEST_ARN = 1024;
    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_.-]+");

    private final List<String> failures = new ArrayList<>();

    public void fail(@Nullable Object value, String path, String constraint) {
        if (failures.size() < MOST_REPORTED) {
            String shown = value == null ? "null" : "'" + value + "'";
            failures.add("Value " + shown + " at '" + path + "' failed to satisfy constraint: " + constraint);
        }
    }

    public void present(@Nullable Object value, String path) {
        if (value == null) {
            fail(null, path, "Member must not be null");
        }
    }

    public void oneOf(@Nullable String value, String path, List<String> allowed) {
        if (value != null && !allowed.contains(value)) {
            fail(value, path, "Member must satisfy enum value set: [" + String.join(", ", allowed) + "]");
        }
    }

    public void atLeast(@Nullable Long value, String path, long least) {
        if (value != null && value < least) {
            fail(value, path, "Member must have value greater than or equal to " + least);
        }
    }

    public void atMost(@Nullable Long value, String path, long most) {
        if (value != null && value > most) {
            fail(value, path, "Member must have value less than or equal to " + most);
        }
    }

    public void length(@Nullable Object shown, int length, String path, int least, int most) {
        if (length < least) {
            fail(shown, path, "Member must have length greater than or equal to " + least);
        } else if (length > most) {
            fail(shown, path, "Member must have length less than or equal to " + most);
        }
    }

    public void length(@Nullable Collection<?> values, String path, int least, int most) {
        if (values != null) {
            length(values, values.size(), path, least, most);
        }
    }

    /** A text of which only the length matters. */
    public void text(@Nullable String value, String path, int least, int most) {
        if (value != null) {
            length(value, value.length(), path, least, most);
        }
    }

    /** The same for a text that must be given. */
    public void requiredText(@Nullable String value, String path, int least, int most) {
        present(value, path);
        text(value, path, least, most);
    }

    /** The name of a table, or its ARN; of an empty one the service says only that it is empty. */
    public void tableName(@Nullable String value, String path) {
        if (value != null && value.isEmpty()) {
            fail(value, path, "Member must have length greater than or equal to 1");
        } else if (value != null && value.startsWith("arn:")) {
            text(value, path, 1, LONGEST_ARN);
        } else {
            name(value, path);
        }
    }

    /** An index name: required, of legal characters, 3 to 255 of them. */
    public void requiredName(@Nullable String value, String path) {
        present(value, path);
        name(value, path);
    }

    public void name(@Nullable String value, String path) {
        if (value == null) {
            return;
        }
        if (!NAME.matcher(value).matches()) {
            fail(value, path, "Member must satisfy regular expression pattern: " + NAME.pattern());
        }
        length(value, value.length(), path, 3, 255);
    }

    /** Refuses the request if anything failed. */
    public void check() {
        if (!failures.isEmpty()) {
            throw ServiceError.structural(failures.size() + " validation error" + (failures.size() > 1 ? "s" : "")
                    + " detected: " + String.join("; ", failures));
        }
    }
}
