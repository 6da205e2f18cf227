import { useId, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './DateField.css.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { spellDay } from './spell-day.ts';
import type { DateLanguage } from '../../words/date-language.ts';

export interface DateFieldProps extends FieldProps {
  /** A calendar day, `1998-03-04`. '' without a choice. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** The first selectable day, `1926-11-21`. A typed day outside of the range still arrives, and the form refuses it. */
  min?: string;
  /** The last selectable day. */
  max?: string;
  /** `bday` for the user's own date of birth. */
  autoComplete?: 'bday' | 'off';
  /** Without a choice, in place of the browser's 'mm/dd/yyyy', whose order may not be the reader's: 'Choose the day'. */
  emptyText?: string;
  /** The language of the chosen day in words. The default is the page's language. */
  language?: DateLanguage;
  /** It cannot be changed. The hint says why. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

const english: Words['dateField'] = { language: 'en' };

/**
 * A day, with the phone's own picker. The picker writes day and month in the phone's order, which can differ from
 * Kenya's: the chosen day is beside it in words.
 */
export function DateField({
  value,
  onChange,
  onBlur,
  min,
  max,
  autoComplete = 'off',
  emptyText,
  language,
  disabled,
  ref,
  ...frame
}: DateFieldProps) {
  const wordsId = useId();
  const own = useWords('dateField', english);
  const isBlank = emptyText !== undefined && value === '';
  const words = spellDay(value, language ?? own.language);
  return (
    <Field {...frame} describedBy={words === undefined ? undefined : wordsId}>
      {(wiring) => (
        <div className={css.line}>
          <span className={css.place}>
            <input
              {...wiring}
              ref={ref}
              className={join(field.control, css.date, isBlank && css.blank)}
              type="date"
              value={value}
              min={min}
              max={max}
              autoComplete={autoComplete}
              disabled={disabled}
              onChange={(event) => {
                onChange(event.target.value);
              }}
              onBlur={onBlur}
            />
            {isBlank && (
              <span className={css.empty} aria-hidden="true">
                {emptyText}
              </span>
            )}
          </span>
          {words !== undefined && (
            <span id={wordsId} className={css.words}>
              {words}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
