import { waitingOnValues, type WaitingOn } from '@repo/domain/check';
import { Select } from '@repo/ui/components/Select';
import { TitledCard } from '@repo/ui/components/TitledCard';
import type { ReactNode } from 'react';
import { waitingOnLabels } from '../work/work-words.ts';

interface NotReadyProps {
  readonly waitingOn: WaitingOn;
  readonly onChange: (chosen: WaitingOn) => void;
  readonly children?: ReactNode;
}

/** Says who must act before a check can be decided. */
export const NotReady = ({ waitingOn, onChange, children }: NotReadyProps) => (
  <TitledCard title="Not ready to decide?">
    <Select
      label="Who must act next"
      hint="While it is not our team, the deadline stops. Employer and worker read who is waited for."
      options={waitingOnValues.map((value) => ({ value, label: waitingOnLabels[value] }))}
      value={waitingOn}
      onChange={(chosen) => {
        if (chosen !== '') onChange(chosen);
      }}
    />
    {children}
  </TitledCard>
);
