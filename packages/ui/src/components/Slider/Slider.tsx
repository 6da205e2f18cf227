import type { Ref } from 'react';
import { toPercent } from '../../percent.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './Slider.css.ts';

/** It always has a value, so it cannot be required. */
export interface SliderProps extends Omit<FieldProps, 'required'> {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** A value with its unit, as it is shown and as readers hear it: '5 years', 'New', '20+ years'. */
  valueText: (value: number) => string;
  /** Below the left end; the text of the lowest value when left out. */
  minLabel?: string;
  /** Below the right end; the text of the highest value when left out. */
  maxLabel?: string;
  /** It cannot be changed; the hint says why. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An amount that need not be exact, pushed along a line. Where it must be exact, `NumberField`. */
export function Slider({
  value,
  onChange,
  min,
  max,
  step = 1,
  valueText,
  minLabel = valueText(min),
  maxLabel = valueText(max),
  disabled,
  ref,
  ...frame
}: SliderProps) {
  return (
    <Field {...frame}>
      {(wiring) => (
        <>
          <span className={css.value} aria-hidden="true">
            {valueText(value)}
          </span>
          <div className={css.frame}>
            <svg className={css.track} aria-hidden="true" focusable="false">
              <rect
                className={css.fill}
                width={`${String(toPercent(value - min, max - min))}%`}
                height="100%"
              />
            </svg>
            <input
              {...wiring}
              ref={ref}
              className={css.range}
              type="range"
              min={min}
              max={max}
              step={step}
              value={value}
              aria-valuetext={valueText(value)}
              disabled={disabled}
              onChange={(event) => {
                onChange(event.target.valueAsNumber);
              }}
            />
          </div>
          <div className={css.ends} aria-hidden="true">
            <span className={css.end}>{minLabel}</span>
            <span className={css.end}>{maxLabel}</span>
          </div>
        </>
      )}
    </Field>
  );
}
