package shop;

/** Between the documents and what they are one of. */
public sealed interface Online extends Payment permits Wire {}
