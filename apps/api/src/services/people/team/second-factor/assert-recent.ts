import { isRecentSignIn } from '@repo/domain/second-factor';
import type { Context } from '../../../../context.ts';
import { ServiceError } from '../../../../errors.ts';

export interface OwnSession {
  readonly subjectId: string;
  readonly createdAt: Date;
}

/**
 * For a change of second factors: whoever finds a console open must not make it their own.
 * @throws ServiceError `forbidden` after 15 minutes.
 */
export function assertRecent({ clock }: Pick<Context, 'clock'>, session: OwnSession): void {
  if (!isRecentSignIn(session, clock.now())) throw new ServiceError('forbidden', 'signInAgain');
}
