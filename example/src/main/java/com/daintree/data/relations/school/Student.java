package com.daintree.data.relations.school;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import java.math.BigDecimal;

/**
 * A student, who is the only place of what changes.
 *
 * @param studentId who
 * @param name never changes, so classes carry it
 * @param gradePointAverage changes with every mark; no class may carry it, which the compiler sees to
 */
@Entity
@Key(pk = "STUDENT#{studentId}", sk = "STUDENT")
public record Student(String studentId, @Immutable String name, BigDecimal gradePointAverage) {}
