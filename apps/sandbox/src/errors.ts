import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';

/** A refused request of a person or a program, with the text of the answer. */
export class RequestError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}

/**
 * Parses unknown input with a schema.
 * @throws RequestError 400 naming each invalid field.
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new RequestError(400, problems.join('; ').slice(0, 1000));
}

/** The status of an error that blames the request (Fastify's own: bad JSON, too large, wrong media type), or 500. */
export function statusOf(error: unknown): number {
  if (error instanceof RequestError) return error.status;
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return 500;
}

/** The message of an error for the client. It reveals nothing about an unexpected error. */
export const messageOf = (error: unknown) =>
  error instanceof RequestError || (error instanceof Error && statusOf(error) < 500)
    ? error.message
    : 'Something went wrong inside the sandbox.';

export interface Problem {
  readonly status: number;
  readonly message: string;
}

/** Answers a problem with a page, or leaves it to JSON. */
export type ProblemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
) => FastifyReply | undefined;

/** Handles the errors of the sandbox's own calls. Each provider replaces it by a handler in its own shape. */
export function installErrorHandling(app: FastifyInstance, page: ProblemPage): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, problem: Problem) =>
    page(request, reply, problem) ??
    reply.code(problem.status).send({ message: problem.message, error: problem.message });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500 && !(error instanceof RequestError)) request.log.error(error);
    return answer(request, reply, { status, message: messageOf(error) });
  });
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, { status: 404, message: 'The sandbox has no such address.' }),
  );
}
