package clash;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** Called like a class of the runtime. */
@Entity
@Key(pk = "QUERY#{id}", sk = "QUERY")
public record Query(java.lang.String id, Page page, clash.other.Converter converter) {}
