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
  /** Prefix of every path. Empty for the origin of the page. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** Called on a 401 to an authenticated call, unless another session has replaced the session of the call since. */
  readonly onUnauthorised: () => void;
  readonly timeoutMs: number;
  /** The language of the refusals of the service. English when absent. */
  readonly language?: () => 'en' | 'sw';
  readonly fetch?: typeof fetch;
}

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: T };
type BodyIn<C extends Call> = C['body'] extends z.core.$ZodType ? z.input<C['body']> : undefined;

/** The input of a call, by its contract. A missing part does not compile. */
export type Input<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyIn<C>> & { readonly signal?: AbortSignal };

/** An answer with its headers and its dropped rows. */
export interface Received<C extends Call> extends Reading<AnswerOf<C>> {
  readonly headers: Headers;
}

export interface Client {
  /** Makes a call and returns the answer. Throws `CallFailed`, and nothing else. */
  call<C extends Call>(call: C, input: Input<C>): Promise<AnswerOf<C>>;
  /** As `call`, with the headers of the response and the number of unreadable rows. */
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
        // Read for every call, because the worker can change the language between calls.
        ...(options.language === undefined ? {} : { 'accept-language': options.language() }),
      },
      // The content type promises JSON, so a call without a body still sends an empty object.
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

/** Reports every failure on the way as a network failure, because the user cannot tell them apart. */
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
  // The client takes a file of any type in the header: a screen saves or shows the file and never reads it.
  return reached<string | Blob>(isFile ? response.blob() : response.text());
}
