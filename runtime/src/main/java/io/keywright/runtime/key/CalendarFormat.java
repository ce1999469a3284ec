package io.keywright.runtime.key;

import io.keywright.runtime.text.IsoText;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;

/** Days, months and years. */
final class CalendarFormat<T> extends KeyFormat<T> {

    static final String YEARS = "lies outside of the years 0000 to 9999";

    @Override
    String text(T value) throws RefusedValueException {
        if (value instanceof LocalDate date) {
            requireFourDigits(date.getYear());
            return IsoText.date(date);
        }
        if (value instanceof YearMonth month) {
            requireFourDigits(month.getYear());
            return IsoText.month(month.getYear(), month.getMonthValue());
        }
        int year = ((Year) value).getValue();
        requireFourDigits(year);
        return IsoText.year(year);
    }

    private static void requireFourDigits(int year) throws RefusedValueException {
        if (!IsoText.isFourDigitYear(year)) {
            throw new RefusedValueException(YEARS);
        }
    }
}
