import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers request a page. Programs and the script of the pages request JSON. */
export const wantsPage = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/html');

const SEE_OTHER = 303;

/**
 * Scripts, styles and the typeface come from files only. Forms may lead elsewhere: the payment page redirects the browser to the
 * merchant, and browsers count that redirect as part of the form.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self' http: https:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const sendPage = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    .type('text/html; charset=utf-8')
    .send(page);

/** Redirects after a form to the page with its result. */
export const goTo = (reply: FastifyReply, address: string) => reply.redirect(address, SEE_OTHER);

/** A browser gets the page at `address`, a program gets the body. */
export const answer = (request: FastifyRequest, reply: FastifyReply, address: string, body: object) =>
  wantsPage(request) ? goTo(reply, address) : reply.send(body);
