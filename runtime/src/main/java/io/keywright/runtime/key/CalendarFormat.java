package io.keywright.runtime.key;

import io.keywright.runtime.text.IsoText;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;

/** Days, months and years. */
final class CalendarFormat<T> extends KeyFormat<T> {

    static <T> KeyFormat<T> of() {
        return new CalendarFormat<>();
    }

    @Override
    String text(T value) throws RefusedValueException {
        if (value instanceof LocalDate date) {
            Times.requireFourDigits(date.getYear());
            return IsoText.date(date);
        }
        if (value instanceof YearMonth month) {
            Times.requireFourDigits(month.getYear());
            return IsoText.month(month.getYear(), month.getMonthValue());
        }
        int year = ((Year) value).getValue();
        Times.requireFourDigits(year);
        return IsoText.year(year);
    }
}
