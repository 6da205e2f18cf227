import { useState, type Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { afterEdit, shownAsIs, typed } from './group-as-typed.ts';

export interface PhoneFieldProps extends FieldProps {
  /** The exact input, without the spaces that the field shows. Normalise it when the form is sent, or in `onBlur`. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** `tel` for the user's own number, `off` for another person's. */
  autoComplete?: 'tel' | 'off';
  readOnly?: boolean;
  /** `keypad` where a `NumericKeypad` is below: the phone's own keyboard then stays closed. */
  keyboard?: 'keypad';
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A phone number in any spelling. The field shows its digits in groups when they are typed, pasted or filled in. The
 * value is always the input as it came.
 */
export function PhoneField({
  value,
  onChange,
  onBlur,
  placeholder = '+254 700 000 000',
  autoComplete = 'tel',
  readOnly,
  keyboard,
  ref,
  ...frame
}: PhoneFieldProps) {
  const [last, setLast] = useState(() => shownAsIs(value));
  // A value from another source (known before, completed on blur) is shown unchanged.
  const shown = typed(last) === value ? last : shownAsIs(value);
  return (
    <Field {...frame}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          className={field.control}
          type="tel"
          inputMode={keyboard ? 'none' : 'tel'}
          value={shown.text}
          placeholder={placeholder}
          autoComplete={autoComplete}
          readOnly={readOnly}
          onChange={({ target }) => {
            const next = afterEdit(shown, target.value, target.selectionStart ?? target.value.length);
            setLast(next);
            onChange(typed(next));
          }}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
