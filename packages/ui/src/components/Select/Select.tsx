import type { Ref } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** The chosen value. '' without a choice. */
  value: Value | '';
  onChange: (value: Value | '') => void;
  onBlur?: () => void;
  /** The entry for no choice: 'Choose a service type'. Leave it out where a choice always exists. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A choice of one from a list, with the phone's own picker. For up to five options, `RadioCards` or `ChipGroup` show
 * all at once.
 */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  ref,
  ...frame
}: SelectProps<Value>) {
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className={css.frame}>
          <select
            {...wiring}
            ref={ref}
            className={join(field.control, css.select)}
            value={value}
            onChange={(event) => {
              onChange(options.find((option) => option.value === event.target.value)?.value ?? '');
            }}
            onBlur={onBlur}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.arrow}>
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  );
}
