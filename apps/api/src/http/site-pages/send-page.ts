import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilledPage } from './built-pages.ts';

/** Sends a page as small as the browser takes it, or tells it that it has the newest already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FilledPage,
  type = 'text/html; charset=utf-8',
): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  void reply.type(type);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.identity);
}
