import type { Drawing } from '../../drawings/make-drawing.tsx';
import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx';
import * as css from './SignInPane.css.ts';

export interface SignInPaneProps {
  drawing: Drawing;
  /** Three short promises. */
  lines: readonly string[];
}

/** The pane beside a sign-in form. Its code is small, because a new visitor waits for it. */
export function SignInPane({ drawing: Picture, lines }: SignInPaneProps) {
  return (
    <div className={css.pane}>
      <Picture size="large" />
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line} className={css.line}>
            <span className={css.icon}>
              <CheckCircleIcon />
            </span>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
