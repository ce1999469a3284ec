package school;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import java.math.BigDecimal;

/** Their average changes, so no class holds a copy of it. */
@Entity
@Key(pk = "STUDENT#{studentId}", sk = "STUDENT")
public record Student(String studentId, @Immutable String name, BigDecimal average) {}
