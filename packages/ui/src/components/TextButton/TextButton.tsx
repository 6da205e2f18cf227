import { join } from '../../primitives/join.ts';
import * as css from './TextButton.css.ts';

export interface TextButtonProps {
  /** The effect of a press: 'Block this employer'. */
  children: string;
  onClick: () => void;
  /** While true, it cannot be pressed again, and shows `busyLabel`. */
  busy?: boolean;
  /** 'Sending...'. */
  busyLabel?: string;
}

/** An action that few readers need, as quiet as a note: to report words, to block a person. */
export function TextButton({ children, onClick, busy = false, busyLabel = children }: TextButtonProps) {
  return (
    <button
      type="button"
      className={join(css.button, busy && css.waiting)}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {busy ? busyLabel : children}
    </button>
  );
}
