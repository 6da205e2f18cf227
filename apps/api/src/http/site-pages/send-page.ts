import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Blanks, type BuiltPages, etagOf, type FilledPage, type PageLanguage } from './built-pages.ts';

const HTML = 'text/html; charset=utf-8';
/** For what is made for one request: nearly as small as the slowest setting, in a tenth of a millisecond. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The language of an address: Kiswahili below `/sw`, English everywhere else. */
export const languageOfAddress = (url: string): PageLanguage => (/^\/sw(?:[/?]|$)/.test(url) ? 'sw' : 'en');

/** Sends a page as small as the browser takes it, or tells it that it has the newest already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FilledPage,
  type = HTML,
): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (isKnown(request, reply, page.etag)) return reply.code(304).send();
  void reply.type(type);
  const encoding = encodingFor(request);
  if (encoding === 'identity') return reply.send(page.identity);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

/** A template filled for one request. */
export interface TemplateAnswer {
  readonly status?: number;
  readonly name: string;
  readonly language: PageLanguage;
  readonly blanks?: Blanks;
}

/**
 * Fills a template of the public site (`templates` in `apps/landing/src/pages/pages.ts`) and sends it. It is about somebody
 * or something that may change: browsers keep it and ask each time; nobody keeps what is not found or failed.
 */
export async function sendTemplate(
  pages: BuiltPages,
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, name, language, blanks = {} }: TemplateAnswer,
): Promise<void> {
  const html = Buffer.from(pages.fill(name, language, blanks));
  void reply
    .code(status)
    .headers({ 'cache-control': status === 200 ? 'no-cache' : 'no-store', vary: 'accept-encoding' });
  if (status === 200 && isKnown(request, reply, etagOf(html))) return void (await reply.code(304).send());
  void reply.type(HTML);
  const encoding = encodingFor(request);
  if (encoding === 'identity') return void (await reply.send(html));
  void reply.header('content-encoding', encoding);
  await reply.send(await (encoding === 'br' ? brotli(html, QUICK) : zip(html)));
}

function encodingFor(request: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Names what is sent, so that the browser can ask for it by that name; whether it has that already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header('etag', etag);
  return request.headers['if-none-match']?.includes(etag) ?? false;
}
