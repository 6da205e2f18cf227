import type { ReactNode } from 'react';
import { CrossCircleIcon } from '../../icons/CrossCircleIcon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { useWiring, type Wiring } from './use-wiring.ts';

export type { Wiring } from './use-wiring.ts';

/** What every field of a form is given. */
export interface FieldProps {
  /** What is asked for, in the words of a form: 'Phone Number'. */
  label: string;
  /** The field's key in its form. */
  name?: string;
  /** Where an error summary's link leads; made up when left out. */
  id?: string;
  /** Help that is needed before typing. */
  hint?: string | undefined;
  /** What is wrong with the value, in full words; left out while nothing is. */
  error?: string | undefined;
  /** Marks the label with a star and tells readers. */
  required?: boolean;
}

interface FieldFrameProps extends FieldProps {
  /** A description's id that the control itself adds, such as a counter's. */
  describedBy?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}

interface FieldErrorProps {
  /** The control is described by it. */
  id: string;
  /** What is wrong; nothing while nothing is. */
  children: string | undefined;
}

const english: Words['field'] = { error: 'Error' };

/**
 * Where an error comes to stand. Leave it in the page while there is none: readers tell, when they have time, of what is put
 * into a live region, not of one that comes with its words.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  const words = useWords('field', english);
  return (
    <div className={css.errorPlace} aria-live="polite">
      {children && (
        <p id={id} className={css.error}>
          <span className={css.errorIcon}>
            <CrossCircleIcon />
          </span>
          <span className={css.errorWords}>
            <VisuallyHidden>{`${words.error}: `}</VisuallyHidden>
            {children}
          </span>
        </p>
      )}
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className={css.mark} aria-hidden="true">
      {'\u00A0*'}
    </span>
  );
}

/** Label, hint, control and error, in that order, tied together for readers. */
export function Field({
  label,
  name,
  id,
  hint,
  error,
  required = false,
  describedBy,
  children,
}: FieldFrameProps) {
  const { wiring, hintId, errorId } = useWiring({ id, name, hint, error, required }, describedBy);
  return (
    <div className={css.field}>
      <label htmlFor={wiring.id} className={css.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {children(wiring)}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
