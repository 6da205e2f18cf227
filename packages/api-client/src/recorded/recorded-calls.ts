import * as z from 'zod/mini';
import type { Call, ParamsOf, QueryOf } from '../contract/define-call.ts';
import type { Failure } from '../contract/fields.ts';
import { recordedRequest } from './recorded-request.ts';

/** Selects a use of a call: the named params and the named part of the query must match. Everything else matches. */
export interface When<C extends Call> {
  readonly params?: ParamsOf<C>;
  readonly query?: Partial<QueryOf<C>>;
}

/** One recorded answer of the service. */
export interface Recording {
  readonly call: Call;
  readonly when: { readonly params?: unknown; readonly query?: unknown };
  readonly respond: () => Promise<Response>;
  /** Matches only after this call. */
  readonly after?: Call;
}

/**
 * Records an answer of the service.
 * @throws Error when the contract refuses the answer: a recording must be an answer that the service can give today.
 */
export function answers<C extends Call>(
  call: C,
  answer: z.input<C['answer']>,
  when: When<C> = {},
  headers: Readonly<Record<string, string>> = {},
): Recording {
  const read = z.safeParse(call.answer, answer);
  if (!read.success)
    throw new Error(
      `The contract refuses what is recorded of ${call.method} ${call.path}: ${z.prettifyError(read.error)}`,
    );
  const respond = () =>
    Promise.resolve(answer instanceof Blob ? new Response(answer) : Response.json(answer, { headers }));
  return { call, when, respond };
}

/** Records a refusal of the service, in its own words. */
export function refuses(
  call: Call,
  status: number,
  message: string,
  more: Partial<Omit<Failure, 'message' | 'error'>> = {},
): Recording {
  const body = call.failureKind === 'text' ? message : JSON.stringify({ message, error: message, ...more });
  return { call, when: {}, respond: () => Promise.resolve(new Response(body, { status })) };
}

/** Records a call that stays open without an answer: the state while a screen loads or sends. */
export const waits = (call: Call): Recording => ({
  call,
  when: {},
  respond: () => new Promise(() => undefined),
});

/** Records a network failure before any answer. */
export const breaks = (call: Call): Recording => ({
  call,
  when: {},
  respond: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** Recordings that match only after a change, such as the absence of a deleted entry. */
export const once = (made: Call, recordings: readonly Recording[]): readonly Recording[] =>
  recordings.map((recording) => ({ ...recording, after: made }));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const textsOf = (value: unknown): [string, string][] =>
  Object.entries(value ?? {}).map(([name, entry]) => [name, String(entry)]);

function fits({ call, when }: Recording, method: string, path: string, query: URLSearchParams): boolean {
  if (call.method !== method) return false;
  const pattern = call.path
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : escaped(part)))
    .join('');
  const groups = new RegExp(`^${pattern}$`).exec(path);
  if (groups === null) return false;
  return (
    textsOf(when.params).every(([name, value]) => groups.groups?.[name] === value) &&
    textsOf(when.query).every(([name, value]) => query.get(name) === value)
  );
}

export interface Playing {
  /** The calls without a recording. A test checks them while the screen is still mounted. */
  readonly unknown: readonly string[];
  /** Restores the real service. */
  readonly stop: () => void;
}

/**
 * Replaces the service until `stop`. The first matching recording answers a call. The contract types the recordings as it
 * types the service, so that stories and tests show a screen without a service.
 */
export function playRecordings(recordings: readonly Recording[]): Playing {
  const real = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };
  const unknown: string[] = [];
  const made = new Set<Call>();
  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const found = recordings.find(
      (each) =>
        (each.after === undefined || made.has(each.after)) &&
        fits(each, request.method, pathname, searchParams),
    );
    if (found !== undefined) {
      made.add(found.call);
      return found.respond();
    }
    unknown.push(`${request.method} ${pathname}`);
    throw new TypeError(`Nothing is recorded of ${request.method} ${pathname}`);
  };
  const stand = {
    fetch: async (address: RequestInfo | URL, init?: RequestInit) =>
      respond(new Request(address instanceof Request ? address : new URL(address, 'http://recorded'), init)),
    XMLHttpRequest: recordedRequest(respond),
  };
  Object.assign(globalThis, stand);
  return {
    unknown,
    stop: () => {
      Object.assign(globalThis, real);
    },
  };
}
