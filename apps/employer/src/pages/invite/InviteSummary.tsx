import { Timeline } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { REFUND_AFTER_WITHDRAWAL } from '../../packages/refund-promise.ts';

const steps = [
  { title: 'She gets an SMS', text: 'It says who invites her and how to answer.' },
  { title: 'She replies YES or NO', text: 'She has 48 hours. We remind her once.' },
  { title: 'You pay, and the checks start', text: 'You can follow each of them under Verifications.' },
];

/** What an invitation leads to, for an employer who has not sent one yet. */
export const InviteSummary = () => (
  <TitledCard title="What happens next" gap="medium">
    <Timeline steps={steps} />
    <Text tone="muted">{REFUND_AFTER_WITHDRAWAL}</Text>
  </TitledCard>
);
