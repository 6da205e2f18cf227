import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FieldError, RequiredMark, type FieldProps, type Wiring } from '../Field/Field.tsx';
import { useWiring } from '../Field/use-wiring.ts';
import * as css from './FieldGroup.css.ts';

export const fieldGroupKinds = ['group', 'radiogroup'] as const;

interface FieldGroupProps extends FieldProps {
  /** Radio buttons are one field, wrong or required as a whole; the boxes of a code are so one by one. */
  kind: (typeof fieldGroupKinds)[number];
  /** The screen says it already: the label is for those who listen. */
  hideLabel?: boolean;
  /** Nothing in it can be changed; the hint says why. */
  disabled?: boolean | undefined;
  /** The controls; the first one takes the id, where an error summary's link leads. */
  children: (wiring: Wiring) => ReactNode;
}

/** `Field` for what is asked with more than one control: the label names the group. */
export function FieldGroup({
  label,
  name,
  id,
  hint,
  error,
  required = false,
  kind,
  hideLabel = false,
  disabled,
  children,
}: FieldGroupProps) {
  const { wiring, hintId, errorId } = useWiring({ id, name, hint, error, required });
  const { 'aria-describedby': descriptions, 'aria-invalid': invalid, 'aria-required': asked } = wiring;
  return (
    <fieldset
      {...(kind === 'radiogroup' && { role: kind, 'aria-invalid': invalid, 'aria-required': asked })}
      aria-describedby={descriptions}
      disabled={disabled}
    >
      {hideLabel ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <legend className={css.legend}>
          {label}
          {required && <RequiredMark />}
        </legend>
      )}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {children(wiring)}
      <div className={css.error}>
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
