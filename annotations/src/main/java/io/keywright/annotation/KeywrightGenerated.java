package io.keywright.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On every generated class. Coverage tools skip a class that carries an annotation whose name holds "Generated" and
 * that is kept in the class file.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface KeywrightGenerated {}
