package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** What a repository does with edges and nodes. */
final class GraphCalls {

    private static final String KEY = "key";
    private static final String EDGE = "edge";

    private final EntityView view;
    private final Names names;

    GraphCalls(EntityView view, Names names) {
        this.view = view;
        this.names = names;
    }

    List<MethodSpec> methods() {
        List<MethodSpec> methods = new ArrayList<>();
        if (view.entity().graph().edge() != null) {
            methods.add(connect());
            methods.add(prepareConnect());
            methods.add(disconnect(
                    view.type(),
                    EDGE,
                    "Deletes an edge that must be there, in this object's version if it"
                            + " has one; gives it as it was."));
            methods.add(prepareDisconnect(view.type(), EDGE));
            if (view.entity().version().isEmpty()) {
                TypeName key = ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, view.type());
                methods.add(disconnect(key, KEY, "Deletes an edge that must be there; gives it as it was."));
                methods.add(prepareDisconnect(key, KEY));
            }
        }
        if (view.entity().graph().isNode()) {
            methods.add(deleteNode());
            methods.add(prepareDeleteNode());
        }
        return methods;
    }

    /*
     * public Role connect(Role edge) {
     *     return prepareConnect(edge).execute();
     * }
     */
    private MethodSpec connect() {
        return method("connect", view.type())
                .addJavadoc("Writes an edge that is not there yet, if both of its ends are; gives it as written.")
                .addParameter(view.type(), EDGE)
                .addCode(returning("prepareConnect($L).execute()", EDGE))
                .build();
    }

    /*
     * public Connect<Role> prepareConnect(Role edge) {
     *     return new Connect<>(table, RoleMapper.INSTANCE, edge, RoleReferences.FROM, RoleReferences.TO);
     * }
     */
    private MethodSpec prepareConnect() {
        ClassName references = JavaTypes.of(names.references(view.entity()));
        List<String> ends = names.endConstants(view.entity());
        return method("prepareConnect", ParameterizedTypeName.get(RuntimeTypes.CONNECT, view.type()))
                .addJavadoc("The same, not sent yet.")
                .addParameter(view.type(), EDGE)
                .addCode(returning(
                        "new $T<>($L, $T.$L, $L, $T.$L, $T.$L)",
                        RuntimeTypes.CONNECT,
                        QueryView.TABLE,
                        view.mapper(),
                        ConverterFields.INSTANCE,
                        EDGE,
                        references,
                        ends.get(0),
                        references,
                        ends.get(1)))
                .build();
    }

    private MethodSpec disconnect(TypeName parameter, String name, String doc) {
        return method("disconnect", ParameterizedTypeName.get(ClassName.get(Optional.class), view.type()))
                .addJavadoc(doc)
                .addParameter(parameter, name)
                .addCode(returning("prepareDisconnect($L).execute()", name))
                .build();
    }

    private MethodSpec prepareDisconnect(TypeName parameter, String name) {
        return method("prepareDisconnect", ParameterizedTypeName.get(RuntimeTypes.DELETE, view.type()))
                .addJavadoc("The same, not sent yet.")
                .addParameter(parameter, name)
                .addCode(returning(
                        "$T.ofEdge($L, $T.$L, $L)",
                        RuntimeTypes.DELETE,
                        QueryView.TABLE,
                        view.mapper(),
                        ConverterFields.INSTANCE,
                        name))
                .build();
    }

    private MethodSpec deleteNode() {
        return method("deleteNode", RuntimeTypes.NODE_DELETION)
                .addJavadoc(
                        "Deletes a node: marks its head, then deletes the other items of its partition and the edges that"
                                + " point to it, the head last. Whoever calls it again goes on where it ended.")
                .addParameter(ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, view.type()), KEY)
                .addCode(returning("prepareDeleteNode($L).execute()", KEY))
                .build();
    }

    /*
     * public DeleteNode<Person> prepareDeleteNode(PrimaryKey<Person> key) {
     *     return new DeleteNode<>(table, PersonMapper.INSTANCE, key, PersonReferences.PARTS);
     * }
     */
    private MethodSpec prepareDeleteNode() {
        return method("prepareDeleteNode", ParameterizedTypeName.get(RuntimeTypes.DELETE_NODE, view.type()))
                .addJavadoc("The same, not sent yet.")
                .addParameter(ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, view.type()), KEY)
                .addCode(returning(
                        "new $T<>($L, $T.$L, $L, $T.$L)",
                        RuntimeTypes.DELETE_NODE,
                        QueryView.TABLE,
                        view.mapper(),
                        ConverterFields.INSTANCE,
                        KEY,
                        JavaTypes.of(names.references(view.entity())),
                        names.partsConstant(view.entity())))
                .build();
    }

    private static MethodSpec.Builder method(String name, TypeName type) {
        return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(type);
    }

    private CodeBlock returning(String format, Object... arguments) {
        return view.body(() ->
                CodeBlock.builder().addStatement("return " + format, arguments).build());
    }
}
