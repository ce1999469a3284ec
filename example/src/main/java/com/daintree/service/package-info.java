/** The store as a service: HTTP in front, the repositories behind, and a program that puts load on it. */
@NullMarked
package com.daintree.service;

import org.jspecify.annotations.NullMarked;
