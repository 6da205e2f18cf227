import { Timeline } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { refundAfterWithdrawal } from '../../packages/refund-promise.ts';

const steps = [
  { title: 'The worker gets an SMS', text: 'It says who invites and how to answer.' },
  { title: 'The worker replies YES or NO', text: 'Within 48 hours. We remind once.' },
  { title: 'You pay, and the checks start', text: 'Follow each of them under Verifications.' },
];

/** What an invitation leads to, for an employer who has not sent one yet. */
export const InviteSummary = () => (
  <TitledCard title="What happens next" gap="medium">
    <Timeline steps={steps} />
    <Text tone="muted">{refundAfterWithdrawal()}</Text>
  </TitledCard>
);
