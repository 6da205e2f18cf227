import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltPages } from './built-pages.ts';
import { HTML, languageOfAddress } from './send-page.ts';

/** The page for a status. */
function troubleOf(status: number): 'not-found' | 'too-many' | 'failure' {
  if (status >= 500) return 'failure';
  return status === 429 ? 'too-many' : 'not-found';
}

/** Whether the caller reads pages, and the pages are built. */
export const readsPages = (pages: BuiltPages, request: FastifyRequest): boolean =>
  pages.areBuilt && (request.headers.accept ?? '').includes('text/html');

/** Sends a page that explains the failure and offers links to other pages, in the language of the address. */
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
    .send(pages.fill(troubleOf(status), languageOfAddress(request.originalUrl), {}));
