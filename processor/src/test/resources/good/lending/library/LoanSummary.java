package library;

import io.keywright.annotation.Projection;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** What a list of loans shows: under short and former names, a document whole, and what can be absent in either way. */
@NullMarked
@Projection(of = Loan.class)
public record LoanSummary(
        String bookId,
        String title,
        Place place,
        @Nullable String note,
        Optional<LocalDate> returned,
        List<String> tags) {}
