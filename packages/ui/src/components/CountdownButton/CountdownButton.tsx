import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Button, type buttonVariants } from '../Button/Button.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CountdownButtonProps {
  /** The time from which a press is possible: milliseconds of this device's clock, as `Date.now()` gives them. */
  availableAt: number;
  /** The label after the wait: 'Resend Code'. */
  label: string;
  /** The label during the wait: `(seconds) => 'Resend code in 45s'`. */
  waitingLabel: (seconds: number) => string;
  onClick: () => void;
  busy?: boolean;
  variant?: (typeof buttonVariants)[number];
  fullWidth?: boolean;
}

const english: Words['countdownButton'] = {
  wait: 'Please wait until the time is over.',
  ready: (label) => `${label}: you can do this now.`,
};

/** A button that works only after a wait, and shows the length of the wait. */
export function CountdownButton({
  availableAt,
  label,
  waitingLabel,
  onClick,
  busy = false,
  variant = 'ghost',
  fullWidth = false,
}: CountdownButtonProps) {
  const words = useWords('countdownButton', english);
  const left = useSecondsLeft(availableAt);
  const waiting = left > 0;
  return (
    <>
      <Button
        variant={variant}
        fullWidth={fullWidth}
        busy={busy}
        disabledReason={waiting && words.wait}
        onClick={onClick}
      >
        {waiting ? waitingLabel(left) : label}
      </Button>
      {/* A screen reader would read each second: only the end of the wait is announced. */}
      <VisuallyHidden>
        <output>{waiting ? '' : words.ready(label)}</output>
      </VisuallyHidden>
    </>
  );
}
