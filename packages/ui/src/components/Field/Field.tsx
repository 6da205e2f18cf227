import type { ReactNode } from 'react';
import { CrossCircleIcon } from '../../icons/CrossCircleIcon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { useWiring, type Wiring } from './use-wiring.ts';

export type { Wiring } from './use-wiring.ts';

/** The common props of all fields of a form. */
export interface FieldProps {
  /** The name of the field, in the words of a form: 'Phone Number'. */
  label: string;
  /** The field's key in its form. */
  name?: string;
  /** The target of an error summary's link. Generated when left out. */
  id?: string;
  /** Help that is necessary before typing. */
  hint?: string | undefined;
  /** The error of the value, in full words. Left out while the value is valid. */
  error?: string | undefined;
  /** Marks the label with a star and tells screen readers. */
  required?: boolean;
}

interface FieldFrameProps extends FieldProps {
  /** The id of a description that the control itself adds, such as a counter's. */
  describedBy?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}

interface FieldErrorProps {
  /** The control's description refers to it. */
  id: string;
  /** The error. Undefined without one. */
  children: string | undefined;
}

const english: Words['field'] = { error: 'Error' };

/**
 * The place of an error. Keep it in the page without an error too: when idle, screen readers announce text that is
 * added to a live region, but not a new region with its text.
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

/** Label, hint, control and error, in that order, connected for screen readers. */
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
