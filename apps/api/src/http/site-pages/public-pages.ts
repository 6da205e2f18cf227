import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { siteOf } from '../site-of.ts';
import { type BuiltPages, type PageLanguage, pageLanguages } from './built-pages.ts';
import type { PageRequest } from './page-request.ts';
import { sendPreview, sendProfile } from './profile-page.ts';
import { sendCode, sendCodeForm } from './report-code-page.ts';

const prefix = { en: '', sw: '/sw' } as const satisfies Readonly<Record<PageLanguage, string>>;

/**
 * The pages of the public site that are about somebody: a worker's public profile, and what the code of a report is worth. On
 * every other host these addresses are what they were without them.
 */
export function registerPublicPages(app: FastifyInstance, ctx: Context, pages: BuiltPages): void {
  const publicHost = new URL(ctx.config.publicOrigin).hostname;
  // A question to the disk, until it is answered: what was built once may be built anew, and does not go away.
  let isBuilt = false;
  const route = (url: string, language: PageLanguage, send: (page: PageRequest) => Promise<unknown>) =>
    // They are no calls: programs read the contract's.
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
