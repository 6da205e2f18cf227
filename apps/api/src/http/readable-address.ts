import type { IncomingMessage } from 'node:http';

/** The router looks no further into a part of an address than this. */
export const LONGEST_PART = 200;
/** Nothing stands here. */
const NOWHERE = '/-';

/**
 * The router itself answers an address that it cannot take apart, before any of our headers are set. Whoever asks for one is
 * told instead that there is nothing, like everybody who asks for nothing that there is.
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
