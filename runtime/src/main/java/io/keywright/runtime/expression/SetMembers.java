package io.keywright.runtime.expression;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The members of a stored set, each as the value that an expression compares with. */
final class SetMembers {

    private SetMembers() {}

    /** Those of one of DynamoDB's sets, or of a set that is stored as a list; none of anything else. */
    static List<AttributeValue> of(AttributeValue set) {
        if (set.hasL()) {
            return set.l();
        }
        List<AttributeValue> members = new ArrayList<>();
        for (String text : set.ss()) {
            members.add(AttributeValue.createS(text));
        }
        for (String number : set.ns()) {
            members.add(AttributeValue.createN(number));
        }
        for (SdkBytes bytes : set.bs()) {
            members.add(AttributeValue.createB(bytes));
        }
        return members;
    }
}
