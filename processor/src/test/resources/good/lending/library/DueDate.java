package library;

import io.keywright.annotation.Projection;
import java.time.LocalDate;
import org.jspecify.annotations.NullMarked;

/** One property. */
@NullMarked
@Projection(of = Loan.class)
public record DueDate(LocalDate due) {}
