import * as z from 'zod/mini';
import type { Call, ParamsOf, QueryOf } from '../contract/define-call.ts';
import type { Failure } from '../contract/fields.ts';
import { recordedRequest } from './recorded-request.ts';

/** Which of a call's uses is meant: the params and the part of the query that are named; everything else fits. */
export interface When<C extends Call> {
  readonly params?: ParamsOf<C>;
  readonly query?: Partial<QueryOf<C>>;
}

/** What the service said when it was asked once. */
export interface Recording {
  readonly call: Call;
  readonly when: { readonly params?: unknown; readonly query?: unknown };
  readonly respond: () => Promise<Response>;
  /** Fits only once this call was made. */
  readonly after?: Call;
}

/**
 * The service answers.
 * @throws Error when the contract refuses the answer: what is recorded is what the service may say today.
 */
export function answers<C extends Call>(
  call: C,
  answer: z.input<C['answer']>,
  when: When<C> = {},
): Recording {
  const read = z.safeParse(call.answer, answer);
  if (!read.success)
    throw new Error(
      `The contract refuses what is recorded of ${call.method} ${call.path}: ${z.prettifyError(read.error)}`,
    );
  return { call, when, respond: () => Promise.resolve(Response.json(answer)) };
}

/** The service refuses, in its own words. */
export function refuses(
  call: Call,
  status: number,
  message: string,
  more: Partial<Omit<Failure, 'message' | 'error'>> = {},
): Recording {
  const body = call.failureKind === 'text' ? message : JSON.stringify({ message, error: message, ...more });
  return { call, when: {}, respond: () => Promise.resolve(new Response(body, { status })) };
}

/** No answer comes, and none is given up on: the state while something is loading or being sent. */
export const waits = (call: Call): Recording => ({
  call,
  when: {},
  respond: () => new Promise(() => undefined),
});

/** The network fails before there is an answer. */
export const breaks = (call: Call): Recording => ({
  call,
  when: {},
  respond: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** What the service says when something was changed before: what was deleted is gone. */
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
  /** What was asked for and nobody has recorded: a test looks at it while the screen still stands. */
  readonly unknown: readonly string[];
  /** From now on the real service is asked. */
  readonly stop: () => void;
}

/**
 * Stands in for the service until it is told to stop: the first recording that fits a call is what comes back. Typed by the
 * contract like the service itself, so that a screen can be shown, and looked at in a test, without one.
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
