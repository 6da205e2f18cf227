import type { CheckKind, WaitingOn } from '@repo/domain/check';
import { Button } from '@repo/ui/components/Button';
import { useState } from 'react';
import { DecisionForm } from '../../decision/DecisionForm.tsx';
import { IdentityForm } from '../../decision/IdentityForm.tsx';
import { NotReady } from '../../decision/NotReady.tsx';
import type { Given } from './given.ts';
import { inventedAttempt } from './tasks/identity-attempt.ts';

interface TaskFormProps {
  readonly kind: CheckKind;
  readonly now: Date;
  readonly onDecided: (given: Given, written: string) => void;
}

/** The form of the real page. What it would send goes to the explanation. */
export function TaskForm({ kind, now, onDecided }: TaskFormProps) {
  if (kind === 'identity')
    return (
      <IdentityForm
        attempt={inventedAttempt(now)}
        needs="first_look"
        save={(decision) => Promise.resolve(decision)}
        onSaved={({ decision, reason, note }) =>
          onDecided({ form: 'identity', decision, reason: reason ?? null }, note)
        }
      />
    );
  return (
    <>
      <DecisionForm
        check={{ check_kind: kind, needs: 'first_look', status: 'in_progress', version: '' }}
        save={(decision) => Promise.resolve(decision)}
        onSaved={({ outcome, reason, note }) => {
          if (reason != null) onDecided({ form: 'check', outcome, reason }, note);
        }}
      />
      {kind === 'references' && <Waiting onDecided={onDecided} />}
    </>
  );
}

/** Only a referee leaves a task of this case undecided. */
function Waiting({ onDecided }: Pick<TaskFormProps, 'onDecided'>) {
  const [on, setOn] = useState<WaitingOn>('team');
  return (
    <NotReady waitingOn={on} onChange={setOn}>
      {on !== 'team' && (
        <div>
          <Button variant="secondary" onClick={() => onDecided({ form: 'wait', on }, '')}>
            Leave it waiting
          </Button>
        </div>
      )}
    </NotReady>
  );
}
