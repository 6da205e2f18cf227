import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Target } from '../cannon.ts';
import type { RecordedProduct } from '../product.ts';
import { recordedUnder, type Statement, TAG_HEADER } from './statement.ts';

/** The statements and the answer of one request. */
export type Recorded = { statements: Statement[]; body: string; type: string };

/** A request without a body is a GET. */
type Asked = Target & { readonly body?: unknown };

/**
 * Sends one request, and records the statements of this request alone.
 * @throws Error when the answer is no success or took no statement: a comparison is then impossible.
 */
export async function recordAnswer(
  { records }: RecordedProduct,
  { url, token, body: sent }: Asked,
): Promise<Recorded> {
  const tag = randomUUID();
  const response = await fetch(url, {
    headers: {
      [TAG_HEADER]: tag,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${body}`);
  const statements = recordedUnder(tag, readFileSync(records, 'utf8'));
  if (statements.length === 0) throw new Error(`${url}: no statement was recorded.`);
  return { statements, body, type: response.headers.get('content-type') ?? 'application/json' };
}
