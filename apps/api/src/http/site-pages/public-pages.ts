import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { siteOf } from '../site-of.ts';
import { type BuiltPages, type PageLanguage, pageLanguages } from './built-pages.ts';
import type { PageRequest } from './page-request.ts';
import { sendPreview, sendProfile } from './profile-page.ts';
import { sendCode, sendCodeForm } from './report-code-page.ts';

const prefix = { en: '', sw: '/sw' } as const satisfies Readonly<Record<PageLanguage, string>>;

/**
 * Registers the public site's pages about a person or a report: a worker's public profile, and the state of a
 * report code. On every other host these addresses behave as if these pages did not exist.
 */
export function registerPublicPages(app: FastifyInstance, ctx: Context, pages: BuiltPages): void {
  const publicHost = new URL(ctx.config.publicOrigin).hostname;
  // This reads the disk until the site is built. A built site may be built again, and does not disappear.
  let isBuilt = false;
  const route = (url: string, language: PageLanguage, send: (page: PageRequest) => Promise<unknown>) =>
    // The pages are not calls of the contract, so the API documentation hides them.
    app.get(url, { config: { failureKind: 'page' }, schema: { hide: true } }, async (request, reply) => {
      isBuilt ||= pages.areBuilt;
      if (!isBuilt || siteOf(request, publicHost) !== 'landing') return reply.callNotFound();
      await send({ ctx, pages, language, request, reply });
      return reply;
    });
  for (const language of pageLanguages) {
    route(`${prefix[language]}/w/:slug`, language, sendProfile);
    route(`${prefix[language]}/w/:slug/preview.png`, language, sendPreview);
    route(`${prefix[language]}/r/:code`, language, sendCode);
    route(`${prefix[language]}/r`, language, sendCodeForm);
  }
}
