import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltPages } from './built-pages.ts';
import { HTML, languageOfAddress } from './send-page.ts';

/** The page that tells a visitor about a status. */
function troubleOf(status: number): 'not-found' | 'too-many' | 'failure' {
  if (status >= 500) return 'failure';
  return status === 429 ? 'too-many' : 'not-found';
}

/** Whether the one who asks is somebody who looks at pages, and there is a page to look at. */
export const readsPages = (pages: BuiltPages, request: FastifyRequest): boolean =>
  pages.areBuilt && (request.headers.accept ?? '').includes('text/html');

/** Tells a visitor, in the language of the address, why there is nothing to see, and where to go from here. */
export const sendTrouble = (
  pages: BuiltPages,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(HTML)
    .send(pages.bytes(troubleOf(status), languageOfAddress(request.originalUrl), {}));
