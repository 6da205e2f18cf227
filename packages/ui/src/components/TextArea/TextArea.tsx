import { useId, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  rows?: number;
  /** Shows '12/1000' below. It counts, but never stops the input. */
  counterLimit?: number;
  /** The key that brings the focus here, on a page with `useHotkeys`. */
  hotkey?: string;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

const english: Words['textArea'] = { characters: 'characters' };

/** Several lines of text. */
export function TextArea({
  value,
  onChange,
  onBlur,
  placeholder,
  rows = 4,
  counterLimit,
  hotkey,
  ref,
  ...frame
}: TextAreaProps) {
  const words = useWords('textArea', english);
  const counterId = useId();
  const counted = counterLimit !== undefined;
  return (
    <Field {...frame} describedBy={counted ? counterId : undefined}>
      {(wiring) => (
        <>
          <textarea
            {...wiring}
            ref={ref}
            className={join(field.control, css.area)}
            rows={rows}
            value={value}
            placeholder={placeholder}
            aria-keyshortcuts={hotkey}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            onBlur={onBlur}
          />
          {counted && (
            <span id={counterId} className={join(css.counter, value.length > counterLimit && css.over)}>
              {`${String(value.length)}/${String(counterLimit)}`}
              <VisuallyHidden>{` ${words.characters}`}</VisuallyHidden>
            </span>
          )}
        </>
      )}
    </Field>
  );
}
