import { Field, type FieldProps } from '../Field/Field.tsx';
import { join } from '../../primitives/join.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './ReportCodeField.css.ts';

export interface ReportCodeFieldProps extends FieldProps {
  /** What was typed before. */
  value?: string;
  /** Puts the cursor into it, on a page whose answer is to be compared and typed again. */
  focused?: boolean;
  /** The most letters, with room for a whole link that was pasted. */
  maxLength: number;
}

/** The shape of a code: four groups of four, as printed. */
const SHAPE = 'XXXX-XXXX-XXXX-XXXX';

/** The code of a printed report, typed letter by letter. It needs no script: its form sends what the browser keeps. */
export function ReportCodeField({ value, focused = false, maxLength, ...frame }: ReportCodeFieldProps) {
  return (
    <Field {...frame}>
      {(wiring) => (
        <input
          {...wiring}
          className={join(field.control, css.code)}
          type="text"
          defaultValue={value}
          placeholder={SHAPE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The title of the page has said the answer.
          autoFocus={focused}
        />
      )}
    </Field>
  );
}
