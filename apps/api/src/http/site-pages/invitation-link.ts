import type { FastifyInstance } from 'fastify';
import { LANGUAGE_PARAMETER } from '@repo/domain/worker-language';
import type { Context } from '../../context.ts';
import { readInvitedLanguage } from '../../services/consent/invitations/read-invited-language.ts';
import { callerAddress } from '../caller-address.ts';
import { siteOf } from '../site-of.ts';

/** As the SMS has it: the address with a language is a page of the app like every other. */
const LINK = /^\/i\/(\w+)$/;

/** The link in the SMS of an invitation opens the worker's app in the language in which she answers SMS. */
export function registerInvitationLink(app: FastifyInstance, ctx: Context): void {
  const publicHost = new URL(ctx.config.publicOrigin).hostname;
  app.addHook('onRequest', async (request, reply) => {
    const code = LINK.exec(request.url)?.[1];
    if (code === undefined || request.method !== 'GET' || siteOf(request, publicHost) !== 'worker') return;
    // Without its language the app opens all the same.
    const language = await readInvitedLanguage(ctx, callerAddress(request), code).catch(() => undefined);
    if (language === undefined) return;
    await reply
      .header('cache-control', 'no-store')
      .redirect(`${request.url}?${LANGUAGE_PARAMETER}=${language}`);
  });
}
