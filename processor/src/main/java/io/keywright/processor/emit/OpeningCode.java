package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the methods that open a table: for each way to call it, with options and without. */
final class OpeningCode {

    private static final ParameterSpec CLIENT =
            ParameterSpec.builder(RuntimeTypes.CLIENT, "client").build();
    private static final ParameterSpec ASYNC_CLIENT =
            ParameterSpec.builder(RuntimeTypes.ASYNC_CLIENT, "asyncClient").build();
    private static final ParameterSpec TABLE_NAME =
            ParameterSpec.builder(String.class, "tableName").build();
    private static final ParameterSpec OPTIONS =
            ParameterSpec.builder(RuntimeTypes.TABLE_OPTIONS, "options").build();

    private final TableView view;
    private final String layout;

    /** With the name of the field that holds the table's layout. */
    OpeningCode(TableView view, String layout) {
        this.view = view;
        this.layout = layout;
    }

    List<MethodSpec> emit() {
        return Stream.of(
                        both("Opens the table of this name for calls that wait. Sends nothing.", CLIENT),
                        both("Opens the table of this name for asynchronous calls. Sends nothing.", ASYNC_CLIENT),
                        both("Opens the table of this name for both. Sends nothing.", CLIENT, ASYNC_CLIENT))
                .flatMap(List::stream)
                .toList();
    }

    /*
     * public static DaintreeTable open(DynamoDbClient client, String tableName) {
     *     return open(client, tableName, TableOptions.defaults());
     * }
     *
     * public static DaintreeTable open(DynamoDbClient client, String tableName, TableOptions options) {
     *     return new DaintreeTable(TableContext.of(client, tableName, LAYOUT, options));
     * }
     */
    private List<MethodSpec> both(String doc, ParameterSpec... clients) {
        CodeBlock passed =
                Stream.of(clients).map(client -> CodeBlock.of("$N", client)).collect(CodeBlock.joining(", "));
        MethodSpec plain = opening(doc, clients)
                .addCode(returning("open($L, $N, $T.defaults())", passed, TABLE_NAME, RuntimeTypes.TABLE_OPTIONS))
                .build();
        MethodSpec withOptions = opening(doc, clients)
                .addParameter(OPTIONS)
                .addCode(returning(
                        "new $T($T.of($L, $N, $L,$W$N))",
                        view.facade(),
                        RuntimeTypes.TABLE_CONTEXT,
                        passed,
                        TABLE_NAME,
                        layout,
                        OPTIONS))
                .build();
        return List.of(plain, withOptions);
    }

    private MethodSpec.Builder opening(String doc, ParameterSpec... clients) {
        return MethodSpec.methodBuilder("open")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc(doc)
                .addParameters(List.of(clients))
                .addParameter(TABLE_NAME)
                .returns(view.facade());
    }

    private CodeBlock returning(String format, Object... arguments) {
        return view.body(() ->
                CodeBlock.builder().addStatement("return " + format, arguments).build());
    }
}
