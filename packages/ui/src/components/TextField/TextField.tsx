import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';

export const textFieldTypes = ['text', 'email', 'url'] as const;

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: (typeof textFieldTypes)[number];
  /** The data that the browser may fill in: 'name', 'email', 'address-level2'. 'off' where it must not. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An example of the value. Never the only place of a fact. */
  placeholder?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url';
  /** A hard limit. Leave it out where a longer text needs a message instead. */
  maxLength?: number;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField({
  value,
  onChange,
  onBlur,
  type = 'text',
  autoComplete,
  placeholder,
  inputMode,
  maxLength,
  readOnly,
  ref,
  ...frame
}: TextFieldProps) {
  return (
    <Field {...frame}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          className={field.control}
          type={type}
          value={value}
          autoComplete={autoComplete}
          placeholder={placeholder}
          inputMode={inputMode}
          maxLength={maxLength}
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
