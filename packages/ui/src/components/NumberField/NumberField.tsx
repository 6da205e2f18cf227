import { useId, type KeyboardEvent, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './NumberField.css.ts';
import { stepped, tidyNumber, wholeNumber } from './whole-number.ts';

export interface NumberFieldProps extends FieldProps {
  /** Exactly what was typed. When the field is left, a whole number is written plainly: '7' for '007', '1200' for '1,200'. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The lowest number that makes sense; readers are told, the arrow keys stop there. What is typed is not changed for it. */
  min?: number;
  /** The highest. */
  max?: number;
  /** What is counted, behind the box: 'years'. */
  unit?: string;
  /** An example of the value. Never the only place where something is said. */
  placeholder?: string;
  /** It cannot be changed; the hint says why. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A whole number, from 0 up. A number typed wrongly stays, for the form to say so; no wheel changes it by accident. */
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
            // Not `type="number"`: that one empties itself of what it does not understand, and changes under the wheel.
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
