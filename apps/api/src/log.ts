import type { FastifyBaseLogger } from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { pino, type DestinationStream } from 'pino';

export type Log = FastifyBaseLogger;

/** The address without what may name somebody: query values and ids stay out of the log. */
export const withoutQuery = (url: string) => url.split('?', 1)[0] ?? url;

/**
 * JSON lines, on standard output unless told where. Serialisers pass nothing that could hold a phone, a name, an ID number, a code or a
 * token: a request is its method and path, never its headers or body; a database fault is its code, never its values.
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

/** Callback addresses carry the secret that proves who calls. */
const withoutSecrets = (path: string) => path.replace(/(\/api\/callbacks\/[a-z]+\/)[^/]+/, '$1…');

/** A failed statement names its parameters, and the server its values: personal data, both. */
const tellsValues = (error: Error) => error instanceof DrizzleQueryError || error instanceof pg.DatabaseError;

/** An error as the log may hold it: what it is and where it came from, never a value that it carries. */
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
