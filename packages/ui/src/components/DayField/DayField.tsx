import { useId, useState, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import * as date from '../DateField/DateField.css.ts';
import { spellDay } from '../DateField/spell-day.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { parseDay } from './parse-day.ts';

export interface DayFieldProps extends FieldProps {
  /** A calendar day, `2026-10-12`. '' without a day, and for words that are no day. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A day that is read off a paper and typed, the day first: '12 10 2026', '12 Oct 2026'. A picker of the browser asks an
 * American computer for the month first, and a day up to the 12th becomes a month.
 */
export function DayField({ value, onChange, onBlur, ref, ...frame }: DayFieldProps) {
  const wordsId = useId();
  const [typed, setTyped] = useState('');
  const spelled = spellDay(value, 'en');
  // A day that comes from elsewhere, such as a draft, takes the place of what was typed before it.
  const shown = (parseDay(typed) ?? '') === value ? typed : (spelled ?? '');
  return (
    <Field {...frame} describedBy={spelled === undefined ? undefined : wordsId}>
      {(wiring) => (
        <div className={date.line}>
          <input
            {...wiring}
            ref={ref}
            className={join(field.control, date.date)}
            type="text"
            value={shown}
            placeholder="dd mm yyyy"
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parseDay(event.target.value) ?? '');
            }}
            onBlur={onBlur}
          />
          {spelled !== undefined && spelled !== shown && (
            <span id={wordsId} className={date.words}>
              {spelled}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
