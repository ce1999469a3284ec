package io.keywright.runtime.key;

import java.util.Currency;

/** Currencies by their three letters. */
final class CurrencyFormat extends KeyFormat<Currency> {

    static KeyFormat<Currency> of() {
        return new CurrencyFormat();
    }

    @Override
    String text(Currency value) {
        return value.getCurrencyCode();
    }
}
