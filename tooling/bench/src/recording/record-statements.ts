import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { type Statement, statement, TAG_HEADER, writtenRecord } from './statement.ts';

const query = z.union([z.string().transform((text) => ({ text })), statement.partial({ values: true })]);

/**
 * The statement of `query(text)`, `query(text, values)` or `query(config, values)`, as the driver sends it over the wire.
 */
function statementOf(asked: readonly unknown[]): Statement {
  const [config, values] = z.array(z.unknown()).parse(JSON.parse(JSON.stringify(asked.slice(0, 2))));
  return statement.parse({ values: values ?? [], ...query.parse(config) });
}

/**
 * Appends every statement of a request with the tag's header to the file, at any point of the request's asynchronous course.
 * Statements of other requests and of jobs, scheduled or not, have no tag, even when they run at the same moment.
 * @param client - the prototype of every database connection
 */
export function recordStatements(client: { query: (...asked: never[]) => unknown }, file: string): void {
  const tags = new AsyncLocalStorage<string>();
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    const tag = request instanceof IncomingMessage ? request.headers[TAG_HEADER] : undefined;
    if (typeof tag === 'string') tags.enterWith(tag);
  });
  client.query = new Proxy(client.query, {
    apply(target, connection, asked: unknown[]) {
      const tag = tags.getStore();
      // The write comes before the query: once the request is answered, all of its statements are in the file.
      if (tag !== undefined) appendFileSync(file, writtenRecord(tag, statementOf(asked)));
      const made: unknown = Reflect.apply(target, connection, asked);
      return made;
    },
  });
}
