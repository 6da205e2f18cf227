import type { CheckKind } from '@repo/domain/check';
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
      {/* Only a referee leaves a task of this case undecided. */}
      {kind === 'references' && (
        <NotReady kind={kind} waitingOn="team" onSave={(on) => onDecided({ form: 'wait', on }, '')} />
      )}
      <DecisionForm
        about="the worker"
        check={{
          id: `training ${kind}`,
          check_kind: kind,
          needs: 'first_look',
          status: 'in_progress',
          version: '',
          // The package that has every kind of check.
          level: 'premium',
        }}
        save={(decision) => Promise.resolve(decision)}
        onSaved={({ outcome, reason, note }) => onDecided({ form: 'check', outcome, reason }, note)}
      />
    </>
  );
}
