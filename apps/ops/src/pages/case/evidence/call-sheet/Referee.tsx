import type { TeamReference } from '@repo/api-client/queries/papers';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Stack } from '@repo/ui/primitives/Stack';
import { use, useRef } from 'react';
import { standingOf } from '../../../../evidence/reference-standing.ts';
import { HeldFormContext } from '../../../../work/held-form-context.ts';
import { CallForm } from './CallForm.tsx';
import { CallSheet } from './CallSheet.tsx';
import { useCallForm } from './use-call-form.ts';

interface RefereeProps {
  readonly workerId: string;
  readonly reference: TeamReference;
  /** When the references were read. */
  readonly now: Date;
  /** Whether this one is called next. Its call sheet is open. */
  readonly isNext: boolean;
  /** Whether the check of the references is decided. */
  readonly isOver: boolean;
}

/** One referee with a call sheet. When the hold has ended, only what the member typed stays. */
export function Referee({ workerId, reference, now, isNext, isOver }: RefereeProps) {
  const { isHeld } = use(HeldFormContext);
  const place = useRef<HTMLLIElement>(null);
  // Its line says what was saved, and the next one to call opens below it. The form may be gone.
  const form = useCallForm(workerId, reference, () => place.current?.querySelector('summary')?.focus());
  if (!isHeld && !form.isUnsaved) return null;
  return (
    <li ref={place}>
      <Disclosure
        label={isHeld ? reference.name : 'Your call'}
        note={isHeld ? standingOf(reference, isOver) : undefined}
        defaultOpen={isNext}
      >
        <Stack gap="medium">
          {isHeld && <CallSheet reference={reference} now={now} />}
          {(reference.status === 'pending' || form.isUnsaved) && (
            <CallForm
              form={form}
              label={isHeld ? `Call to ${reference.name}` : 'Your call'}
              reference={reference}
              now={now}
            />
          )}
        </Stack>
      </Disclosure>
    </li>
  );
}
