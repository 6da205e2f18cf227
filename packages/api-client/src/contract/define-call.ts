import type { TeamPermission } from '@repo/domain/team-permission';
import type { UploadPurpose } from '@repo/domain/upload-refusal';
import type * as z from 'zod/mini';

/** Who may make a call. `public` needs no token. `provider` is a payment or message provider that calls back. */
export const audiences = ['public', 'employer', 'worker', 'ops', 'provider'] as const;
export type Audience = (typeof audiences)[number];
/** The audiences that sign in and hold a session. */
export type SessionAudience = Extract<Audience, 'employer' | 'worker' | 'ops'>;

type Schema = z.core.$ZodType;

/** Of a list in an app. A person with two open tabs does not reach it. */
export const LIST_PER_MINUTE = 120;
/** Of a list of the team, whose screens show several at once. */
export const TEAM_LIST_PER_MINUTE = 600;

/** A file in a multipart form: its only field, and its purpose, which sets the maximum size. */
export interface ExpectedUpload {
  readonly field: string;
  readonly purpose: UploadPurpose;
}

/** Several files in one multipart form, with texts before or between them. */
export interface ExpectedForm {
  /** The number of files per field. A field may occur several times. */
  readonly files: Readonly<
    Record<string, { readonly purpose: UploadPurpose; readonly least: number; readonly most: number }>
  >;
  /** The texts: an object of strings. */
  readonly texts: Schema;
}

/** One call of the service, as both ends see it, without its caller. Paths follow OpenAPI: `/nannies/{id}`. */
interface CallOfAnybody {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** Marks a public call that a worker makes. Its answer is in the language of the worker, as in the worker's own calls. */
  readonly reader?: 'worker';
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Set when the call sends a file instead of a JSON body. */
  readonly upload?: ExpectedUpload;
  /** Set when the call sends several files in one form. */
  readonly form?: ExpectedForm;
  readonly answer: Schema;
  /**
   * How often one account may make the call in a minute. Every call that lists rows states it, and
   * `list-limits.test.ts` finds one that does not.
   */
  readonly perMinute?: number;
  /** The format of the answer. JSON by default. A `file` has the type of its header. */
  readonly answerKind?: 'json' | 'pdf' | 'file';
  /** Failures are `{message, error}` JSON, unless the specification says that a screen reads plain text. */
  readonly failureKind?: 'json' | 'text';
}

/** What a call of the team needs of the member's role. */
interface CallOfTeam {
  readonly audience: 'ops';
  readonly permission: TeamPermission;
}

interface CallOfOthers {
  readonly audience: Exclude<Audience, 'ops'>;
  readonly permission?: never;
}

export type Call = CallOfAnybody & (CallOfTeam | CallOfOthers);

type Out<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<C extends Call> = Out<C['params']>;
export type QueryOf<C extends Call> = Out<C['query']>;
export type BodyOf<C extends Call> = Out<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** Declares a call. The audience is required: a call without an audience does not compile. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
