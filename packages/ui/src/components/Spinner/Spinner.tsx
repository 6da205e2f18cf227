import { join } from '../../primitives/join.ts';
import * as css from './Spinner.css.ts';

export const spinnerPlacements = ['inline', 'block'] as const;

export interface SpinnerProps {
  /** What is being waited for: 'Loading workers...'. */
  label: string;
  /** In a line of other things, or alone in the middle of its place. */
  placement?: (typeof spinnerPlacements)[number];
}

/** A wait. Appears only when it lasts longer than 300 ms. */
export function Spinner({ label, placement = 'inline' }: SpinnerProps) {
  const block = placement === 'block';
  return (
    <output className={join(css.line, css.late, block && css.centred)}>
      <span className={join(css.ring, css.size[block ? 'large' : 'small'])} />
      <span className={css.words}>{label}</span>
    </output>
  );
}
