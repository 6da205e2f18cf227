import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ChipGroup.css.ts';

export interface ChipOption<Value extends string> {
  value: Value;
  label: string;
  /** The number of items that the filter leaves. */
  count?: number;
}

export const chipLayouts = ['wrap', 'slide'] as const;

export interface ChipGroupProps<Value extends string> {
  /** The name of the choice for screen readers: 'Filter by status'. */
  label: string;
  options: readonly ChipOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `slide`: one row that slides sideways on a phone, for more chips than a line has room for. */
  layout?: (typeof chipLayouts)[number];
}

/** A choice of one filter among several. The arrow keys move the choice. */
export function ChipGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  layout = 'wrap',
}: ChipGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <div className={css.layout[layout]}>
        {options.map((option) => (
          <label key={option.value} className={css.chip}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <span className={css.words}>
              {option.label}
              {option.count !== undefined && <span className={css.count}> {option.count}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
