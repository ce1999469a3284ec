@NullMarked
package data;

import org.jspecify.annotations.NullMarked;
