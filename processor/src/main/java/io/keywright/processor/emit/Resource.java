package io.keywright.processor.emit;

/**
 * A file beside the classes.
 *
 * @param path relative to the root of the class output
 * @param text its content
 */
public record Resource(String path, String text) {}
