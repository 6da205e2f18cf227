import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilledPage, PageLanguage } from './built-pages.ts';

export const HTML = 'text/html; charset=utf-8';
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

/** The language of an address: Kiswahili below `/sw`, English everywhere else. */
export const languageOfAddress = (url: string): PageLanguage => (/^\/sw(?:[/?]|$)/.test(url) ? 'sw' : 'en');

/**
 * Sends a page in the smallest encoding that the browser accepts. A browser with the newest version gets 304.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FilledPage,
  type = HTML,
): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag });
  if (request.headers['if-none-match']?.includes(page.etag) === true) return reply.code(304).send();
  void reply.type(type);
  const encoding = encodingFor(request);
  if (encoding === 'identity') return reply.send(page.identity);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

/** The smallest encoding that the browser accepts. A weight of zero (`br;q=0`) refuses one. */
function encodingFor(request: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const accepted = new Set(
    (request.headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .filter((each) => !REFUSED.test(each))
      .map((each) => each.split(';', 1)[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
