import { Button } from '@repo/ui/components/Button';
import { Dialog } from '@repo/ui/components/Dialog';
import { useRef, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import type { RequiredProblem } from './use-profile-form.ts';

interface RequiredAlertProps {
  readonly problem: RequiredProblem | null;
  readonly onClose: () => void;
  /** Leads to the wrong field. */
  readonly afterClose: () => void;
}

/** Why the profile was not sent: all missing fields at once. */
export function RequiredAlert({ problem, onClose, afterClose }: RequiredAlertProps) {
  const { say } = useLanguage();
  const onward = useRef<HTMLButtonElement>(null);
  // The text stays during the closing animation.
  const [last, setLast] = useState(problem);
  if (problem !== null && problem !== last) setLast(problem);
  if (last === null) return null;
  const words =
    last === 'underage'
      ? say('complete.alert.underage')
      : say('complete.alert.missing', {
          fields: last.map((name) => say(`complete.missing.${name}`)).join(', '),
        });
  return (
    <Dialog
      open={problem !== null}
      role="alertdialog"
      title={words}
      initialFocus={onward}
      onClose={onClose}
      afterClose={afterClose}
      actions={
        <Button ref={onward} onClick={onClose}>
          {say('complete.alert.go')}
        </Button>
      }
    />
  );
}
