import type { Ref } from 'react';
import { join } from '../../primitives/join.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import * as css from './CodeField.css.ts';
import { onlyDigits } from './only-digits.ts';

export interface CodeFieldProps extends FieldProps {
  /** The digits so far. */
  value: string;
  /** Called with digits only, at most `length` of them, whether typed, pasted or filled in from the SMS. */
  onChange: (digits: string) => void;
  /** Called once with the last digit. */
  onComplete?: (digits: string) => void;
  length?: number;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A code from an SMS, in one field: paste and the phone's own suggestion work. */
export function CodeField({ value, onChange, onComplete, length = 6, ref, ...frame }: CodeFieldProps) {
  const take = (input: HTMLInputElement) => {
    const digits = onlyDigits(input.value, length);
    const caret = onlyDigits(input.value.slice(0, input.selectionStart ?? length), length).length;
    if (digits !== input.value) {
      // Removed here and not by the next render, which would put the caret at the end.
      input.value = digits;
      input.setSelectionRange(caret, caret);
    }
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
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
          onChange={(event) => {
            take(event.target);
          }}
        />
      )}
    </Field>
  );
}
