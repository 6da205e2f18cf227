import { useId, type ReactNode, type Ref } from 'react';
import * as field from '../Field/Field.css.ts';
import { FieldError, RequiredMark, type FieldProps } from '../Field/Field.tsx';
import { useWiring } from '../Field/use-wiring.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'hint'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The explanation below the label. Links belong here: a link in the label would tick the box. */
  description?: ReactNode;
  /** The visitor must tick it: 'I agree'. */
  required?: boolean;
  /** It cannot be changed. The description says why. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A consent or a choice that counts when the form is sent. For an immediate effect, use `Toggle`. */
export function Checkbox({
  label,
  checked,
  onChange,
  description,
  error,
  required = false,
  disabled,
  id,
  name,
  ref,
}: CheckboxProps) {
  const descriptionId = useId();
  const described = description !== undefined;
  const { wiring, errorId } = useWiring({ id, name, error, required }, described ? descriptionId : undefined);
  return (
    <div className={field.field}>
      <div className={css.row}>
        <input
          {...wiring}
          ref={ref}
          className={css.box}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <div className={css.words}>
          <label htmlFor={wiring.id} className={css.label}>
            {label}
            {required && <RequiredMark />}
          </label>
          {described && (
            <div id={descriptionId} className={css.description}>
              {description}
            </div>
          )}
        </div>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
