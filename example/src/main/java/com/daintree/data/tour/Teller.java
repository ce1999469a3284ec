package com.daintree.data.tour;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.KeywrightException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.OperationListener;
import io.keywright.testing.InProcessDynamoDb;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Makes calls and tells of each which requests it became, how many, and what they cost. */
final class Teller {

    private static final int WIDEST = 76;

    private final InProcessDynamoDb engine;
    private final Recorder recorder;
    private final Report report;
    private double units;

    Teller(InProcessDynamoDb engine, Report report) {
        this.engine = engine;
        this.report = report;
        this.recorder = new Recorder(engine.client());
    }

    /** The client that nobody listens to. */
    DynamoDbClient quietly() {
        return engine.client();
    }

    /** The client to open a table with. */
    DynamoDbClient client() {
        return recorder.client();
    }

    /** What to open a table with, so that its capacity is counted. */
    TableOptions options() {
        return TableOptions.builder().listener(listener()).build();
    }

    private OperationListener listener() {
        return (operation, table) -> ended -> units += ended.capacityUnits();
    }

    void chapter(String title, String... lines) {
        report.chapter("", title);
        report.paragraph(lines);
    }

    void paragraph(String... lines) {
        report.paragraph(lines);
    }

    /** A call whose result is shown. */
    <T> T call(String code, Supplier<T> call, Function<T, String> result) {
        forget();
        T value = call.get();
        tell(code, result.apply(value));
        return value;
    }

    /** A call whose result is a list, of which each element is shown on a line of its own. */
    <T> void list(String code, Supplier<List<T>> call, Function<T, String> element) {
        forget();
        List<T> values = call.get();
        tell(code, values.isEmpty() ? "nothing" : element.apply(values.get(0)));
        values.stream().skip(1).map(element).forEach(line -> report.labelled("", line));
    }

    /** A call that is refused. */
    void refused(String code, Supplier<?> call) {
        forget();
        String told;
        try {
            told = "not refused: " + call.get();
        } catch (TransactionCancelledException cancelled) {
            told = cancelled.actions().stream()
                    .flatMap(action -> action.reason().stream())
                    .map(Teller::told)
                    .findFirst()
                    .orElseGet(cancelled::getMessage);
        } catch (KeywrightException refusal) {
            told = told(refusal);
        }
        report.call(code);
        requests();
        wrapped("result", told);
    }

    private static String told(RuntimeException refusal) {
        return refusal.getClass().getSimpleName() + ": " + refusal.getMessage();
    }

    private void forget() {
        recorder.drain();
        units = 0;
    }

    private void tell(String code, String result) {
        report.call(code);
        requests();
        String amount = BigDecimal.valueOf(units).stripTrailingZeros().toPlainString();
        report.labelled("capacity", amount + (units == 1 ? " unit" : " units"));
        wrapped("result", result);
    }

    private void requests() {
        List<Exchange> exchanges = recorder.drain();
        String counted = RequestText.counted(exchanges);
        wrapped("requests", exchanges.size() > 1 ? exchanges.size() + ": " + counted : counted);
    }

    /** What is long goes on in the next line. */
    private void wrapped(String label, String text) {
        String rest = text;
        String name = label;
        while (rest.length() > WIDEST) {
            int space = rest.lastIndexOf(' ', WIDEST);
            report.labelled(name, rest.substring(0, space));
            rest = rest.substring(space + 1);
            name = "";
        }
        report.labelled(name, rest);
    }
}
