package library;

import io.keywright.annotation.Index;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

/** What is read in part: items that expire, indexes that hold some properties, collections of both. */
@Table(
        entities = {Reader.class, Loan.class, Hold.class},
        collections = {ReaderItem.class, ReaderWithLoans.class},
        projections = {LoanSummary.class, DueDate.class, HoldVersion.class},
        indexes = {
            @Index(
                    number = 1,
                    projection = Projected.INCLUDE,
                    include = {"title", "due", "place", "returned"}),
            @Index(number = 2, projection = Projected.KEYS_ONLY)
        },
        timeToLive = "ttl")
public interface Library {}
