package span;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** From one value to another, with the marks between them. */
@Document
public record Range<T>(T from, @Nullable T to, @Attribute("m") List<T> marks) {}
