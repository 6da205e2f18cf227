import { Timeline } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';

const steps = [
  { title: 'Our team reads it', text: 'You can still change or delete it.' },
  { title: 'Other households read it', text: 'Without your name.' },
];

/** What becomes of a review that is submitted. */
export const ReviewSteps = () => (
  <TitledCard title="What happens next" gap="medium">
    <Timeline steps={steps} />
  </TitledCard>
);
