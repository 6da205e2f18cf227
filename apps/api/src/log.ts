import type { FastifyBaseLogger } from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { pino, type DestinationStream } from 'pino';

export type Log = FastifyBaseLogger;

/** The address without its query, because a query may contain personal data or ids. */
export const withoutQuery = (url: string) => url.split('?', 1)[0] ?? url;

/**
 * Creates a log of JSON lines, by default on standard output. The serialisers pass no field that could
 * contain a phone, a name, an ID number, a code or a token. Of a request they log the method and the path,
 * never the headers or the body. Of a database fault they log the code, never the values.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          url: withoutSecrets(withoutQuery(request.url)),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: describeError,
        error: describeError,
      },
    },
    destination,
  );
}

/** Callback addresses contain the secret that proves the caller. */
const withoutSecrets = (path: string) => path.replace(/(\/api\/callbacks\/[a-z]+\/)[^/]+/, '$1…');

/**
 * The error of a statement contains its parameters, and the server's error contains values. Both are personal
 * data.
 */
const tellsValues = (error: Error) => error instanceof DrizzleQueryError || error instanceof pg.DatabaseError;

/** The loggable part of an error: its type and its origin, never a value that it contains. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    message: tellsValues(error) ? undefined : error.message,
    stack: framesOf(error),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

const framesOf = (error: Error) =>
  error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
