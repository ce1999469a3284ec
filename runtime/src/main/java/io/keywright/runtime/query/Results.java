package io.keywright.runtime.query;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The results of all pages, each page read when its first result is asked for. */
final class Results<T> implements Iterator<T> {

    private final DynamoDbClient client;
    private final ResultWalk<T> walk;
    private Iterator<T> page = List.<T>of().iterator();

    Results(DynamoDbClient client, ResultWalk<T> walk) {
        this.client = client;
        this.walk = walk;
    }

    @Override
    public boolean hasNext() {
        while (!page.hasNext()) {
            QueryRequest request = walk.next();
            if (request == null) {
                return false;
            }
            page = walk.accept(client.query(request)).iterator();
        }
        return true;
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the query has no more results");
        }
        return page.next();
    }
}
