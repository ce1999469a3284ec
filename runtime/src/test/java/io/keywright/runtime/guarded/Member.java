package io.keywright.runtime.guarded;

/** Somebody with an address that nobody else has. */
public record Member(String memberId, String email, int points) {}
