import { useState, type Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { afterEdit, shownAsIs, typed } from './group-as-typed.ts';

export interface PhoneFieldProps extends FieldProps {
  /** Exactly what was typed, without the spaces that the field shows. Normalise it when the form is sent, or in `onBlur`. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** `tel` for the person's own number; `off` for somebody else's. */
  autoComplete?: 'tel' | 'off';
  readOnly?: boolean;
  /** `keypad` where a `NumericKeypad` stands below: the phone's own keyboard then stays away. */
  keyboard?: 'keypad';
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A phone number in any spelling. Its digits are shown in groups as they are typed, pasted or filled in; nothing is ever given out otherwise than it came. */
export function PhoneField({
  value,
  onChange,
  onBlur,
  placeholder = '0700 000 000',
  autoComplete = 'tel',
  readOnly,
  keyboard,
  ref,
  ...frame
}: PhoneFieldProps) {
  const [last, setLast] = useState(() => shownAsIs(value));
  // A value of another origin (known before, completed on leaving) is shown as it is.
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
