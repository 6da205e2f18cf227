import type { CheckKind, WaitingOn } from '@repo/domain/check';
import { waitingOnOf } from '@repo/domain/waiting-on';
import { Button } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Select } from '@repo/ui/components/Select';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import { waitingOnLabels } from '../work/work-words.ts';

interface NotReadyProps {
  readonly kind: CheckKind;
  readonly waitingOn: WaitingOn;
  readonly onSave: (chosen: WaitingOn) => void;
}

/** Says who must act before a check can be decided. A choice counts when it is saved: employer and worker read it. */
export function NotReady({ kind, waitingOn, onSave }: NotReadyProps) {
  const [chosen, choose] = useState(waitingOn);
  const offered = waitingOnOf[kind].includes(waitingOn)
    ? waitingOnOf[kind]
    : [waitingOn, ...waitingOnOf[kind]];
  if (offered.length === 1) return null;
  return (
    <Disclosure
      label="Not ready to decide?"
      note={waitingOn === 'team' ? undefined : waitingOnLabels[waitingOn]}
    >
      {() => (
        <Stack gap="medium">
          <Select
            label="Who must act next"
            hint="While it is not our team, the deadline stops. Employer and worker read who is waited for."
            options={offered.map((value) => ({ value, label: waitingOnLabels[value] }))}
            value={chosen}
            onChange={(value) => {
              if (value !== '') choose(value);
            }}
          />
          {chosen !== waitingOn && (
            <div>
              <Button variant="secondary" onClick={() => onSave(chosen)}>
                Save who must act
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Disclosure>
  );
}
