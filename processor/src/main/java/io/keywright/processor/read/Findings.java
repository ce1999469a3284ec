package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.IndexKey;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.lang.model.type.DeclaredType;

/** What comes up beside the properties while one class is read. */
final class Findings {

    private final QualifiedName table;
    private final QualifiedName type;
    private final List<Problem> problems = new ArrayList<>();
    private final SortedSet<String> missing = new TreeSet<>();
    private final Map<DocumentType, DeclaredType> documents = new LinkedHashMap<>();
    private final List<IndexKey> strays = new ArrayList<>();
    private boolean unnamed;

    Findings(QualifiedName table, QualifiedName type) {
        this.table = table;
        this.type = type;
    }

    QualifiedName table() {
        return table;
    }

    QualifiedName type() {
        return type;
    }

    /** A problem of the class as a whole. */
    void report(Rule rule, String message) {
        problems.add(new Problem(rule, message, Locator.ofType(table, type)));
    }

    /** A problem of a property. */
    void reportProperty(Rule rule, String property, String message) {
        problems.add(new Problem(rule, message, Locator.ofProperty(table, type, property)));
    }

    /** A problem somewhere else. */
    void report(Rule rule, Locator at, String message) {
        problems.add(new Problem(rule, message, at));
    }

    /** A problem to which several properties may lead. */
    void reportOnce(Rule rule, Locator at, String message) {
        Problem problem = new Problem(rule, message, at);
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }

    /** Whether a rule has been found broken. */
    boolean has(Rule rule) {
        return problems.stream().anyMatch(problem -> problem.rule() == rule);
    }

    /** Something that does not exist, or not yet. */
    void missing(String name) {
        missing.add(name);
    }

    /** Something that another processor is to generate, and that no source needs to name. */
    void missingUnnamed(String name) {
        missing.add(name);
        unnamed = true;
    }

    /** Whether something is missing of which the compiler would not tell. */
    boolean isUnnamed() {
        return unnamed;
    }

    /** A document that a property reaches. */
    void document(DocumentType document, DeclaredType type) {
        documents.put(document, type);
    }

    /** A key that is in no index which it could be in. */
    void stray(IndexKey key) {
        strays.add(key);
    }

    /** What was found of a class that breaks a rule already: the rest would only follow from that. */
    void addAllButProblems(Findings other) {
        missing.addAll(other.missing);
        documents.putAll(other.documents);
    }

    List<IndexKey> strays() {
        return strays;
    }

    List<Problem> problems() {
        return List.copyOf(problems);
    }

    SortedSet<String> missing() {
        return missing;
    }

    Map<DocumentType, DeclaredType> documents() {
        return documents;
    }
}
