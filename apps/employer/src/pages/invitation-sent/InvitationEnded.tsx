import type { InvitationState } from '@repo/api-client/queries/dashboard';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { paths } from '../../paths.ts';

const unknown = {
  title: 'Unknown',
  text: 'We do not know where this invitation stands.',
  action: 'Invite Worker',
};

const YES_ENDED = {
  title: 'The agreement has ended',
  text: 'The worker agreed to the check, and the agreement has ended since.',
  action: 'Invite Again',
};

/** The ways in which an invitation ends without a check. */
const endings: ReadonlyMap<string, typeof unknown> = new Map([
  [
    'declined',
    {
      title: 'Invitation declined',
      text: 'The worker declined the invitation. Nothing was charged.',
      action: 'Invite Another Worker',
    },
  ],
  [
    'withdrawn',
    {
      title: 'Invitation withdrawn',
      text: 'You withdrew the invitation. Nothing was charged.',
      action: 'Invite Worker',
    },
  ],
  [
    'expired',
    {
      title: 'Invitation expired',
      text: 'The invitation expired without an answer. Nothing was charged.',
      action: 'Invite Again',
    },
  ],
]);

/** How an invitation ended without a check, and what there is to do instead. */
export function InvitationEnded({ status, yes_ended }: Pick<InvitationState, 'status' | 'yes_ended'>) {
  const { title, text, action } = yes_ended ? YES_ENDED : (endings.get(status) ?? unknown);
  return (
    <>
      <Banner tone="warning" title={title} announce>
        {text}
      </Banner>
      <PageActions>
        <ButtonLink href={paths.invite}>{action}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.dashboard}>
          Back to Dashboard
        </ButtonLink>
      </PageActions>
    </>
  );
}
