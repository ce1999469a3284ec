package clash;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** Properties called like the variables of generated methods. */
@Entity
@Key(pk = "CHARACTER#{table}#{both}", sk = "CHARACTER#{key}#{from}", name = "query")
public record Character(
        java.lang.String table,
        java.lang.String both,
        java.lang.String key,
        java.lang.String from,
        java.lang.String item,
        java.lang.String reader,
        java.lang.String query,
        char initial) {}
