import { join } from '../../primitives/join.ts';
import * as css from './Spinner.css.ts';

export const spinnerPlacements = ['inline', 'block'] as const;

export interface SpinnerProps {
  /** The reason for the wait: 'Loading workers...'. */
  label: string;
  /** In a line with other content, or alone in the middle of its container. */
  placement?: (typeof spinnerPlacements)[number];
}

/** A wait. It appears only after 300 ms. */
export function Spinner({ label, placement = 'inline' }: SpinnerProps) {
  const block = placement === 'block';
  return (
    <output className={join(css.line, css.late, block && css.centred)}>
      <span className={join(css.ring, css.size[block ? 'large' : 'small'])} />
      <span className={css.words}>{label}</span>
    </output>
  );
}
