import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';

interface ReasonProps {
  /** The id of the button's description. */
  id: string;
  children: string;
  /** 0 while it is hidden. It grows with each press in spite of the reason. */
  times: number;
}

/**
 * The reason why a button is off. Until a press it is the button's description. After a press it is visible below the
 * button, and announced. The region exists before its words: screen readers announce text that is added to a region,
 * but not a new region with its text.
 */
export function Reason({ id, children, times }: ReasonProps) {
  const asked = times > 0;
  return (
    <>
      {!asked && <VisuallyHidden id={id}>{children}</VisuallyHidden>}
      <span id={asked ? id : undefined} className={asked ? css.reason : visuallyHidden} aria-live="polite">
        {/* A new element at each press: screen readers do not announce the same words in the same element again. */}
        {asked && <span key={times}>{children}</span>}
      </span>
    </>
  );
}
