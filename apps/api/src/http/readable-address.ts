import type { IncomingMessage } from 'node:http';

/** The longest part of an address that the router reads. */
export const LONGEST_PART = 200;
/** An address without a page. */
const NOWHERE = '/-';

/**
 * Replaces an address that the router cannot parse. The router would answer it itself, before our headers are
 * set. Instead the caller gets the same 404 as for any unknown address.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (!path.startsWith('/') || path.split('/').some((part) => part.length > LONGEST_PART)) return NOWHERE;
  try {
    decodeURI(path);
    return url;
  } catch {
    return NOWHERE;
  }
}
