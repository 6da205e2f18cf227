import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';

interface ReasonProps {
  /** The button's description. */
  id: string;
  children: string;
  /** How often the button was pressed in spite of it. */
  times: number;
}

/**
 * Why a button is off: its description until it is pressed, from then on below it and spoken. The region is there before
 * its words, because readers tell of what is put into one, not of one that comes with its words.
 */
export function Reason({ id, children, times }: ReasonProps) {
  const asked = times > 0;
  return (
    <>
      {!asked && <VisuallyHidden id={id}>{children}</VisuallyHidden>}
      <span id={asked ? id : undefined} className={asked ? css.reason : visuallyHidden} aria-live="polite">
        {/* A new element at each press: the same words in the same element would not be told again. */}
        {asked && <span key={times}>{children}</span>}
      </span>
    </>
  );
}
