import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Blanks, BuiltPages, PageLanguage } from './built-pages.ts';
import { HTML } from './send-page.ts';

/** The inputs of a page about a person or a report. */
export interface PageRequest {
  readonly ctx: Context;
  readonly pages: BuiltPages;
  readonly language: PageLanguage;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Sends a page about a person or a report. No cache stores it, and no search engine stores a copy or quotes
 * it. The page is small and sent uncompressed: compression would cost more than reading its facts.
 */
export function sendPersonal(
  { pages, language, reply }: PageRequest,
  status: 200 | 400 | 404,
  name: string,
  blanks: Blanks,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noarchive, nosnippet' })
    .type(HTML)
    .send(pages.fill(name, language, blanks));
}

/** A part of the address, as text. */
export function partOf({ request: { params } }: PageRequest, name: string): string {
  const value: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value : '';
}
