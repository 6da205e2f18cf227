import type { Ref } from 'react';
import { join } from '../../primitives/join.ts';
import * as field from '../Field/Field.css.ts';
import { FieldError, type FieldProps } from '../Field/Field.tsx';
import { useWiring } from '../Field/use-wiring.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './Toggle.css.ts';

/** It is always on or off, so it cannot be required. */
export interface ToggleProps extends Omit<FieldProps, 'required'> {
  on: boolean;
  onChange: (on: boolean) => void;
  /** The word beside the switch while it is on. Screen readers say the switch's own state instead. The default is 'On'. */
  onWord?: string;
  /** The word while it is off. The default is 'Off'. */
  offWord?: string;
  /** It cannot be changed. The hint says why. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

const english: Words['toggle'] = { on: 'On', off: 'Off' };

/** Switches a setting on or off, at once. For an effect only when a form is sent, use `Checkbox`. */
export function Toggle({
  label,
  on,
  onChange,
  hint,
  error,
  onWord,
  offWord,
  disabled,
  id,
  name,
  ref,
}: ToggleProps) {
  const words = useWords('toggle', english);
  const { wiring, hintId, errorId } = useWiring({ id, name, hint, error, required: false });
  return (
    <div className={field.field}>
      <div className={css.row}>
        <div className={join(css.words, Boolean(hint) && css.manyWords)}>
          <label htmlFor={wiring.id} className={css.label}>
            {label}
          </label>
          {hint && (
            <p id={hintId} className={css.hint}>
              {hint}
            </p>
          )}
        </div>
        <div className={css.end}>
          <span className={css.states} aria-hidden="true">
            <span className={join(css.state, !on && css.unseen)}>{onWord ?? words.on}</span>
            <span className={join(css.state, on && css.unseen)}>{offWord ?? words.off}</span>
          </span>
          <input
            {...wiring}
            ref={ref}
            className={css.track}
            type="checkbox"
            role="switch"
            checked={on}
            disabled={disabled}
            onChange={(event) => {
              onChange(event.target.checked);
            }}
          />
        </div>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
