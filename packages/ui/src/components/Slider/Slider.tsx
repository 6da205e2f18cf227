import { useState, type Ref } from 'react';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { toPercent } from '../../percent.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Slider.css.ts';

/** It always has a value, so it cannot be required. */
export interface SliderProps extends Omit<FieldProps, 'required'> {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** A value with its unit, for the screen and for screen readers: '5 years', 'New', '20+ years'. */
  valueText: (value: number) => string;
  /** Below the left end. The default is the text of the lowest value. */
  minLabel?: string;
  /** Below the right end. The default is the text of the highest value. */
  maxLabel?: string;
  /** The names of two buttons at its ends that move it by one step, for a thumb that misses: 'One year less', 'One year more'. */
  buttons?: { readonly less: string; readonly more: string };
  /** It cannot be changed. The hint says why. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An approximate amount, moved along a line. For an exact amount use `NumberField`. */
export function Slider({
  value,
  onChange,
  min,
  max,
  step = 1,
  valueText,
  minLabel = valueText(min),
  maxLabel = valueText(max),
  buttons,
  disabled = false,
  ref,
  ...frame
}: SliderProps) {
  const [isStepped, setIsStepped] = useState(false);
  const isMovable = buttons !== undefined && !disabled;
  const change = (next: number, byButton: boolean) => {
    setIsStepped(byButton);
    onChange(Math.min(max, Math.max(min, next)));
  };
  return (
    <Field {...frame}>
      {(wiring) => (
        <>
          <span className={css.value} aria-hidden="true">
            {valueText(value)}
          </span>
          <div className={css.line}>
            {isMovable && (
              <IconButton
                variant="outlined"
                label={buttons.less}
                icon={<MinusIcon />}
                onClick={() => change(value - step, true)}
              />
            )}
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
                  change(event.target.valueAsNumber, false);
                }}
              />
            </div>
            {isMovable && (
              <IconButton
                variant="outlined"
                label={buttons.more}
                icon={<PlusIcon />}
                onClick={() => change(value + step, true)}
              />
            )}
          </div>
          <div className={css.ends} aria-hidden="true">
            <span className={css.end}>{minLabel}</span>
            <span className={css.end}>{maxLabel}</span>
          </div>
          {/* The line itself says where a key moved it. A button cannot. */}
          {buttons && (
            <VisuallyHidden>
              <output>{isStepped && valueText(value)}</output>
            </VisuallyHidden>
          )}
        </>
      )}
    </Field>
  );
}
