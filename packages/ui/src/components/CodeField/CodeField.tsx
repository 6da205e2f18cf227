import type { InputEvent, Ref } from 'react';
import { join } from '../../primitives/join.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import * as css from './CodeField.css.ts';
import { onlyDigits } from './only-digits.ts';

export interface CodeFieldProps extends FieldProps {
  /** The digits so far. */
  value: string;
  /** Told digits only, at most `length` of them, however they came (typed, pasted, filled in from the SMS). */
  onChange: (digits: string) => void;
  /** Told once the last digit is there. */
  onComplete?: (digits: string) => void;
  length?: number;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A code from an SMS, in one field: pasting and the phone's own suggestion work. */
export function CodeField({ value, onChange, onComplete, length = 6, ref, ...frame }: CodeFieldProps) {
  const take = (text: string) => {
    const digits = onlyDigits(text, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  // Stopping a letter before it arrives keeps the caret where it is; taking it out afterwards would move it to the end.
  const refuseLetters = (event: InputEvent<HTMLInputElement>) => {
    if (event.data.length === 1 && /\D/.test(event.data)) event.preventDefault();
  };
  return (
    <Field {...frame}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          className={join(field.control, css.code)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          spellCheck={false}
          value={value}
          onBeforeInput={refuseLetters}
          onChange={(event) => {
            take(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
