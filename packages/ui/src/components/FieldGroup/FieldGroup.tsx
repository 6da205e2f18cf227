import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FieldError, RequiredMark, type FieldProps, type Wiring } from '../Field/Field.tsx';
import { useWiring } from '../Field/use-wiring.ts';
import * as css from './FieldGroup.css.ts';

export const fieldGroupKinds = ['group', 'radiogroup'] as const;

interface FieldGroupProps extends FieldProps {
  /**
   * Radio buttons are one field, invalid or required as a whole. The boxes of a code are invalid or required one by
   * one.
   */
  kind: (typeof fieldGroupKinds)[number];
  /** The screen already shows the label's words: the label is for screen readers only. */
  hideLabel?: boolean;
  /** None of its controls can be changed. The hint says why. */
  disabled?: boolean | undefined;
  /** The controls. The first one takes the id, the target of an error summary's link. */
  children: (wiring: Wiring) => ReactNode;
}

/** `Field` for an input of more than one control: the label names the group. */
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
