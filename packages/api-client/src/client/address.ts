import { isRecord } from '../normalise/is-record.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/**
 * Builds the address of a call: fills `{name}` from the params and appends the rest of the query. It escapes every value.
 */
export function addressOf(baseUrl: string, path: string, params: unknown, query: unknown): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((isRecord(params) ? textOf(params[name]) : undefined) ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    const text = textOf(value);
    if (text !== undefined) search.set(name, text);
  }
  return `${baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`;
}
