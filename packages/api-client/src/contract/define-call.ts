import type * as z from 'zod/mini';

/** Who may make a call. `public` needs no token; `provider` is a payment or message provider calling back. */
export const audiences = ['public', 'employer', 'worker', 'ops', 'provider'] as const;
export type Audience = (typeof audiences)[number];
/** The audiences that sign in and hold a session. */
export type SessionAudience = Extract<Audience, 'employer' | 'worker' | 'ops'>;

type Schema = z.core.$ZodType;

/** One call of the service, as both ends see it. Paths are written as in OpenAPI: `/nannies/{id}`. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly audience: Audience;
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** What the answer's bytes are; JSON unless said otherwise. */
  readonly answerKind?: 'json' | 'pdf';
  /** Failures are `{message, error}` JSON unless the specification says that a screen reads plain text. */
  readonly failureKind?: 'json' | 'text';
}

type Out<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<C extends Call> = Out<C['params']>;
export type QueryOf<C extends Call> = Out<C['query']>;
export type BodyOf<C extends Call> = Out<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** Declares a call. The audience is required: a call that forgets it does not compile. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
