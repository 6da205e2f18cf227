import { useId, type KeyboardEvent, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './NumberField.css.ts';
import { stepped, tidyNumber, wholeNumber } from './whole-number.ts';

export interface NumberFieldProps extends FieldProps {
  /** The exact input. On blur, a whole number becomes plain: '7' for '007', '1200' for '1,200'. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The lowest sensible number. Screen readers say it, and the arrow keys stop there. It does not change typed input. */
  min?: number;
  /** The highest sensible number. */
  max?: number;
  /** The counted unit, behind the box: 'years'. */
  unit?: string;
  /** An example of the value. Never the only place of a fact. */
  placeholder?: string;
  /** It cannot be changed. The hint says why. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A whole number, from 0 up. A wrong number stays, and the form shows the error. The mouse wheel never changes it by
 * accident.
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  unit,
  placeholder,
  disabled,
  ref,
  ...frame
}: NumberFieldProps) {
  const unitId = useId();
  const number = wholeNumber(value);
  const step = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = stepped(value, direction, { min, max });
    if (next !== null) onChange(String(next));
  };
  return (
    <Field {...frame} describedBy={unit === undefined ? undefined : unitId}>
      {(wiring) => (
        <div className={css.row}>
          <input
            {...wiring}
            ref={ref}
            className={join(field.control, css.number)}
            // Not `type="number"`: that type drops invalid input, and changes under the mouse wheel.
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuemin={min}
            aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            aria-valuenow={number ?? undefined}
            value={value}
            placeholder={placeholder}
            disabled={disabled}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            onKeyDown={step}
            onBlur={() => {
              const tidy = tidyNumber(value);
              if (tidy !== value) onChange(tidy);
              onBlur?.();
            }}
          />
          {unit !== undefined && (
            <span id={unitId} className={css.unit}>
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
