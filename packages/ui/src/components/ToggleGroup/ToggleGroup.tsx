import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { radio } from '../ChipGroup/ChipGroup.css.ts';
import * as css from './ToggleGroup.css.ts';

export interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** The icon is a mark that shows the label itself. */
  isMark?: boolean;
}

export interface ToggleGroupProps<Value extends string> {
  /** The subject of the choice: 'Payment method'. */
  label: string;
  /** Two or three. For more use `ChipGroup`. */
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** As small as its words, for the header of a page. Its label is for screen readers then. */
  compact?: boolean;
}

/** A choice of two or three: M-PESA or card. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  compact = false,
}: ToggleGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={compact ? visuallyHidden : css.legend}>{label}</legend>
      <div className={compact ? css.compact : css.filling}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              className={radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.icon}
            {option.isMark === true ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
