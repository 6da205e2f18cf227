import { Button } from '@repo/ui/components/Button';
import { Timeline } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { RefreshIcon } from '@repo/ui/icons/RefreshIcon';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactWays } from './ContactWays.tsx';
import { DemonstrationScreen } from './DemonstrationScreen.tsx';
import { ScheduleInterview } from './ScheduleInterview.tsx';
import { SampleWorker } from './SampleWorker.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';

const tips = [
  { title: 'Meet first where you both feel safe', text: 'A café, or your home with another adult there.' },
  {
    title: 'Ask about a day in the last household',
    text: 'What was done, hour by hour, says more than a list.',
  },
  { title: 'Say what you expect, and what you pay', text: 'Hours, days off, duties, wage and notice.' },
  { title: 'Leave time for questions back', text: 'Whoever asks about the children has done this before.' },
];

export function ContactScreen({ demonstration }: DemonstrationProps) {
  const { kept, change, startAgain } = demonstration;
  return (
    <DemonstrationScreen demonstration={demonstration} title="Contact the Worker">
      <SampleWorker />
      <ContactDetails isUnlocked={kept.isUnlocked} onUnlock={() => change(() => ({ isUnlocked: true }))} />
      <ContactWays />
      <TitledCard title="Interview Tips" gap="medium">
        <Timeline steps={tips} />
      </TitledCard>
      <ScheduleInterview interview={kept.interview} onChange={(interview) => change(() => ({ interview }))} />
      <Button fullWidth variant="secondary" icon={<RefreshIcon />} onClick={startAgain}>
        Start Again
      </Button>
    </DemonstrationScreen>
  );
}
