import type { UploadPurpose } from '@repo/domain/upload-refusal';
import type * as z from 'zod/mini';

/** Who may make a call. `public` needs no token; `provider` is a payment or message provider calling back. */
export const audiences = ['public', 'employer', 'worker', 'ops', 'provider'] as const;
export type Audience = (typeof audiences)[number];
/** The audiences that sign in and hold a session. */
export type SessionAudience = Extract<Audience, 'employer' | 'worker' | 'ops'>;

type Schema = z.core.$ZodType;

/** A file that is sent as a multipart form: the one field that holds it, and what it is for, which says how large it may be. */
export interface ExpectedUpload {
  readonly field: string;
  readonly purpose: UploadPurpose;
}

/** Several files in one multipart form, with lines of text before or between them. */
export interface ExpectedForm {
  /** How many of each file, by the field that holds it; a field may come several times. */
  readonly files: Readonly<
    Record<string, { readonly purpose: UploadPurpose; readonly least: number; readonly most: number }>
  >;
  /** The lines of text: an object of strings. */
  readonly texts: Schema;
}

/** One call of the service, as both ends see it. Paths are written as in OpenAPI: `/nannies/{id}`. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly audience: Audience;
  /** Of a public call: that a worker makes it, and reads what it answers in her language, as she does with calls of her own. */
  readonly reader?: 'worker';
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Set where a file is sent instead of a JSON body. */
  readonly upload?: ExpectedUpload;
  /** Set where several files are sent in one form. */
  readonly form?: ExpectedForm;
  readonly answer: Schema;
  /** What the answer's bytes are; JSON unless said otherwise. A `file` is of the type that its header names. */
  readonly answerKind?: 'json' | 'pdf' | 'file';
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
