package io.keywright.processor.read;

import io.keywright.processor.problem.Allowances;
import io.keywright.processor.problem.Problem;
import io.keywright.schema.IndexKey;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What came of reading a table in one round.
 *
 * @param table with the entities that are complete, broken ones included
 * @param unreachable the entities of which generated code cannot name the class
 * @param strays the keys of entities that are in no index which they could be in
 * @param problems what was found while reading
 * @param broken entities and documents with a problem: they get stubs
 * @param hollow those of them of which so little is known that checks would only repeat what is said already
 * @param whole whether nothing at all is missing
 * @param allowances the warnings that are silenced
 * @param site the place where code is generated
 */
public record Reading(
        Table table,
        Set<QualifiedName> unreachable,
        Map<QualifiedName, List<IndexKey>> strays,
        List<Problem> problems,
        Set<QualifiedName> broken,
        Set<QualifiedName> hollow,
        boolean whole,
        Allowances allowances,
        Site site) {

    public Reading {
        unreachable = Set.copyOf(unreachable);
        strays = Map.copyOf(strays);
        problems = List.copyOf(problems);
        broken = Set.copyOf(broken);
        hollow = Set.copyOf(hollow);
    }
}
