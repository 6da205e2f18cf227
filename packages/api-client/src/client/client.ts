import type * as z from 'zod/mini';
import type { AnswerOf, Call, ParamsOf, QueryOf } from '../contract/define-call.ts';
import { addressOf } from './address.ts';
import { withDeadline } from './deadline.ts';
import { CallFailed } from './failure.ts';
import { yieldToMain } from './yield-to-main.ts';
import { parseAnswer } from './parse-answer.ts';
import type { Reading } from './read-answer.ts';
import { readFailure } from './read-failure.ts';

export interface ClientOptions {
  /** Before every path; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** Told of a 401 to an authenticated call, unless the session it was made in has given way to another since. */
  readonly onUnauthorised: () => void;
  readonly timeoutMs: number;
  /** The language in which the service says what it refuses; English where it is left out. */
  readonly language?: () => 'en' | 'sw';
  readonly fetch?: typeof fetch;
}

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: T };
type BodyIn<C extends Call> = C['body'] extends z.core.$ZodType ? z.input<C['body']> : undefined;

/** What a call needs, by its contract: a missing part does not compile. */
export type Input<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyIn<C>> & { readonly signal?: AbortSignal };

/** An answer with what surrounds it. */
export interface Received<C extends Call> extends Reading<AnswerOf<C>> {
  readonly headers: Headers;
}

export interface Client {
  /** Makes a call and answers what came back. Throws `CallFailed`, and nothing else. */
  call<C extends Call>(call: C, input: Input<C>): Promise<AnswerOf<C>>;
  /** As `call`, with the response's headers and the number of rows that could not be read. */
  receive<C extends Call>(call: C, input: Input<C>): Promise<Received<C>>;
}

interface Sent {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const PDF = 'application/pdf';

export function createClient(options: ClientOptions): Client {
  async function request(
    call: Call,
    input: Sent,
    token: string | null,
    signal: AbortSignal,
  ): Promise<Response> {
    const send = options.fetch ?? globalThis.fetch;
    return await send(addressOf(options.baseUrl, call.path, input.params, input.query), {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        // Asked anew with every call: she may have changed over since.
        ...(options.language === undefined ? {} : { 'accept-language': options.language() }),
      },
      // The content type promises JSON, so a call that sends nothing still sends an empty object.
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
      signal,
    });
  }

  function storedToken(): string {
    const token = options.token();
    if (token === null || token === '') throw new CallFailed({ kind: 'no-token' });
    return token;
  }

  async function answer<C extends Call>(call: C, input: Input<C>, signal: AbortSignal): Promise<Received<C>> {
    const token = call.audience === 'public' ? null : storedToken();
    if (call.method === 'GET') await yieldToMain();
    const response = await reached(request(call, input, token, signal));
    if (!response.ok) {
      const text = await reached(response.text());
      if (response.status === 401 && token !== null && token === options.token()) options.onUnauthorised();
      throw new CallFailed(readFailure(response.status, text, response.headers.get('retry-after')));
    }
    const reading = parseAnswer(call, await bodyOf(call, response), response.status);
    return { ...reading, headers: response.headers };
  }

  const receive: Client['receive'] = (call, input) =>
    withDeadline(options.timeoutMs, input.signal, (signal) => answer(call, input, signal));
  return { receive, call: async (call, input) => (await receive(call, input)).answer };
}

/** Whatever goes wrong on the way is one thing to a person: the network. */
async function reached<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw error instanceof CallFailed ? error : new CallFailed({ kind: 'network' }, error);
  }
}

async function bodyOf({ answerKind }: Call, response: Response): Promise<string | Blob> {
  if (answerKind === 'pdf' && !(response.headers.get('content-type') ?? '').startsWith(PDF))
    throw new CallFailed({ kind: 'unreadable', status: response.status });
  const isFile = answerKind === 'pdf' || answerKind === 'file';
  // A file is taken of whatever type its header names: it is saved or shown, never read.
  return reached<string | Blob>(isFile ? response.blob() : response.text());
}
