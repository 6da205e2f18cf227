import { isRecord } from '../normalise/is-record.ts';
import type { Failure } from './failure.ts';

/** A longer text is the page of a proxy or a crash, not a message for a person. */
const MAX_MESSAGE_LENGTH = 500;

function words(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > MAX_MESSAGE_LENGTH || text.startsWith('<') ? null : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldTexts(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) =>
      words(text) === null ? [] : [[name, words(text) ?? '']],
    ),
  );
}

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

function seconds(fromBody: unknown, header: string | null): number | null {
  const value = typeof fromBody === 'number' ? fromBody : Number(header ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 && header !== '' ? value : null;
}

/** Reads a refusal. Its body is JSON of the service, plain text (payments) or the page of a proxy. */
export function readFailure(status: number, text: string, retryAfterHeader: string | null): Failure {
  const body = parseJson(text);
  const json = isRecord(body) ? body : {};
  return {
    kind: 'api',
    status,
    message: isRecord(body) ? (words(json['message']) ?? words(json['error'])) : words(text),
    error: words(json['error']),
    code: words(json['code']),
    fields: fieldTexts(json['fields']),
    required: names(json['required']),
    retryAfter: seconds(json['retry_after'], retryAfterHeader),
  };
}
