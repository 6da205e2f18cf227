import { invitationLink } from '@repo/domain/invitation';
import type { Context } from '../../context.ts';
import type { invitations } from '../../db/schema/consents.ts';
import { siteOrigin } from '../../site-origin.ts';

/** The address in the worker's app to which an invitation leads. */
export const linkOf = (
  ctx: Context,
  { code }: Pick<typeof invitations.$inferSelect, 'code'>,
): { readonly link?: string } =>
  code === null ? {} : { link: invitationLink(siteOrigin('worker', ctx.config.publicOrigin), code) };
