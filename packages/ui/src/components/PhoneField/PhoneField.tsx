import type { Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';

export interface PhoneFieldProps extends FieldProps {
  /** Exactly what was typed. Normalise it when the form is sent, or in `onBlur`, never while it is being typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** `tel` for the person's own number; `off` for somebody else's. */
  autoComplete?: 'tel' | 'off';
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A phone number in any spelling. What is typed is never rewritten under the caret. */
export function PhoneField({
  value,
  onChange,
  onBlur,
  placeholder = '0700 000 000',
  autoComplete = 'tel',
  readOnly,
  ref,
  ...frame
}: PhoneFieldProps) {
  return (
    <Field {...frame}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          className={field.control}
          type="tel"
          inputMode="tel"
          value={value}
          placeholder={placeholder}
          autoComplete={autoComplete}
          readOnly={readOnly}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
