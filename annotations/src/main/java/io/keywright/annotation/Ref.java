package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A property that names another entity, by a part of its primary key. The entity that is named stays the only place of what
 * can change; whoever wants it reads it with a second request.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "USER#{userId}", sk = "USER")
 * public record User(String userId, String name) {}
 *
 * @Entity
 * @Key(pk = "USER#{userId}", sk = "FOLLOWS#{followedId}", name = "ofUser")
 * public record Following(String userId, @Ref(value = User.class, property = "userId") String followedId) {}
 *
 * @Table(entities = {User.class, Following.class})
 * public interface Network {}
 * }</pre>
 *
 * <p>gives {@code FollowingReferences.FOLLOWED_ID}, with which a query reads pairs: {@code
 * network.following().ofUser("u-1").resolve(FollowingReferences.FOLLOWED_ID).page()}. If the other primary key has several
 * components, this entity has a property of the same name and type for each of the others.
 *
 * <p>That what is named exists is not asked for by writes; a reference to nothing is told where it is followed.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Ref {

    /** The entity that is named, of the same table. */
    Class<?> value();

    /**
     * The component of its primary key that this property holds; empty for the one of the same name, or for the only one
     * that there is.
     */
    String property() default "";
}
