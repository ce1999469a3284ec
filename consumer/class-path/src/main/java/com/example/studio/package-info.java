/** Films, what is said of them, and who says it. */
@NullMarked
package com.example.studio;

import org.jspecify.annotations.NullMarked;
