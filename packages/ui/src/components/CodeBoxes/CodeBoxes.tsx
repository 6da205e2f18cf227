import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import { onlyDigits } from '../CodeField/only-digits.ts';
import * as field from '../Field/Field.css.ts';
import type { FieldProps, Wiring } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import {
  CODE_LENGTH,
  digitsPutIn,
  empty,
  fill,
  firstEmpty,
  placeAfter,
  spread,
  type Boxes,
} from './boxes.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './CodeBoxes.css.ts';

export const codeKeyboards = ['phone', 'keypad'] as const;

export interface CodeBoxesProps extends FieldProps {
  /** The digits so far. */
  value: string;
  /** Called with digits only, whether typed, pasted or filled in from the SMS. */
  onChange: (digits: string) => void;
  /** Called once with the sixth digit, and again when a full code changes. */
  onComplete?: (digits: string) => void;
  /** During the check of the code: typing has no effect, and the focus stays in its box. */
  disabled?: boolean;
  /** `keypad` where a `NumericKeypad` is below: the phone's own keyboard then stays closed. */
  keyboard?: (typeof codeKeyboards)[number];
  /** The name of a box for screen readers. The default is 'Digit 1 of 6'. */
  boxLabel?: (place: number, of: number) => string;
  /** The first box: after a wrong code the boxes are empty, and typing starts again there. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const inputModes = { phone: 'numeric', keypad: 'none' } as const satisfies Record<
  (typeof codeKeyboards)[number],
  string
>;

const english: Words['codeBoxes'] = {
  box: (place, of) => `Digit ${String(place)} of ${String(of)}`,
};

const halves = [
  [0, 1, 2],
  [3, 4, 5],
] as const;

/** The target box of a navigation key. Undefined for other keys. */
function placeByKey(key: string, place: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(place - 1, 0);
  if (key === 'ArrowRight') return Math.min(place + 1, CODE_LENGTH - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? CODE_LENGTH - 1 : undefined;
}

/** A code of six digits from an SMS, with a box for each. The team's site has `CodeField`, one field for every code. */
export function CodeBoxes({
  value,
  onChange,
  onComplete,
  disabled = false,
  keyboard = 'phone',
  boxLabel,
  ref,
  ...frame
}: CodeBoxesProps) {
  const words = useWords('codeBoxes', english);
  // The value has no gaps, but an emptied box in the middle is one: this state remembers the gaps.
  const [kept, keep] = useState<Boxes>(() => spread(value));
  const boxes = kept.join('') === value ? kept : spread(value);
  const row = useRef<HTMLDivElement>(null);

  const goTo = (place: number) => row.current?.querySelectorAll('input')[place]?.focus();
  const change = (next: Boxes) => {
    keep(next);
    const digits = next.join('');
    if (digits === value) return;
    onChange(digits);
    if (digits.length === CODE_LENGTH) onComplete?.(digits);
  };
  const putIn = (place: number, digits: string) => {
    if (digits === '') return;
    // The focus moves first, because a screen that refuses the code at once moves it elsewhere.
    goTo(placeAfter(place, digits));
    change(fill(boxes, place, digits));
  };
  const press = (event: KeyboardEvent, place: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = placeByKey(event.key, place);
    if (next !== undefined) {
      event.preventDefault();
      goTo(next);
    } else if (event.key === 'Backspace' && boxes[place] === '' && place > 0 && !disabled) {
      event.preventDefault();
      goTo(place - 1);
      change(empty(boxes, place - 1));
    }
  };

  const box = (place: number, wiring: Wiring) => (
    <input
      key={place}
      {...(place === 0 && { id: wiring.id, name: wiring.name, ref })}
      aria-invalid={wiring['aria-invalid']}
      aria-required={wiring['aria-required']}
      aria-label={(boxLabel ?? words.box)(place + 1, CODE_LENGTH)}
      className={join(field.control, css.box)}
      type="text"
      inputMode={inputModes[keyboard]}
      // The phone offers the code of the SMS for one field. Its digits go to all boxes.
      autoComplete={place === 0 ? 'one-time-code' : 'off'}
      pattern="[0-9]*"
      spellCheck={false}
      readOnly={disabled}
      value={boxes[place]}
      onChange={({ target }) => {
        if (target.value === '') change(empty(boxes, place));
        else putIn(place, digitsPutIn(boxes, place, target.value));
      }}
      onInput={({ currentTarget: { value: typed } }) => {
        // The digit that stands there already is no change, and typing goes on.
        if (typed !== '' && typed === boxes[place] && !disabled) goTo(placeAfter(place, typed));
      }}
      onKeyDown={(event) => {
        press(event, place);
      }}
      onPaste={(event) => {
        event.preventDefault();
        const text = event.clipboardData.getData('text');
        if (!disabled) putIn(place, onlyDigits(text, CODE_LENGTH));
      }}
      onFocus={({ target }) => {
        // The next digit replaces the digit in the box.
        target.select();
      }}
      onClick={({ currentTarget }) => {
        if (boxes[place] === '') goTo(firstEmpty(boxes));
        else currentTarget.select();
      }}
    />
  );

  return (
    <FieldGroup {...frame} kind="group">
      {(wiring) => (
        <div ref={row} className={css.row}>
          {halves.map((places) => (
            <div key={places[0]} className={css.half}>
              {places.map((place) => box(place, wiring))}
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
