import { useRef, useState, type KeyboardEvent } from 'react';
import { BackspaceIcon } from '../../icons/BackspaceIcon.tsx';
import { join } from '../../primitives/join.ts';
import { media } from '../../tokens/media.ts';
import { useMedia } from '../../use-media.ts';
import { after, DELETE, keys, keySaidBy, keyTowards, works, type Key } from './keys.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './NumericKeypad.css.ts';

export interface NumericKeypadProps {
  /** The name of the keys for screen readers: 'Keypad'. */
  label: string;
  /** The digits so far. Another component shows them. */
  value: string;
  /** Called with the digits after each press that changes them. */
  onChange: (value: string) => void;
  /** The maximum number of digits. At the maximum, the digit keys are switched off. */
  maxLength: number;
  /** The name of the delete key for screen readers. The default is 'Delete last digit'. */
  deleteLabel?: string;
  /** During the check of the digits: a press has no effect, and the focus stays on its key. */
  disabled?: boolean;
}

const english: Words['numericKeypad'] = { deleteLast: 'Delete last digit' };

/**
 * Whether a screen has its keypad now: on a phone. A laptop has keys, and a tablet opens its own below a field that is not
 * told of a keypad. Asked by width: some phones say that they have a mouse.
 */
export const useKeypad = (): boolean => !useMedia(media.tablet);

/** Digit keys on the screen, below the `CodeBoxes` or the `PhoneField` that shows the digits. */
export function NumericKeypad({
  label,
  value,
  onChange,
  maxLength,
  deleteLabel,
  disabled = false,
}: NumericKeypadProps) {
  const words = useWords('numericKeypad', english);
  const deletes = deleteLabel ?? words.deleteLast;
  // The one tab stop: the key that had the focus last.
  const [stop, setStop] = useState<Key>('1');
  const pad = useRef<HTMLFieldSetElement>(null);

  const isOff = (key: Key) => disabled || !works(key, value, maxLength);
  const press = (key: Key) => {
    if (!isOff(key)) onChange(after(key, value));
  };
  const type = (event: KeyboardEvent, key: Key) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = keyTowards(event.key, key);
    const said = keySaidBy(event.key);
    if (next !== undefined) {
      event.preventDefault();
      pad.current?.querySelectorAll('button')[keys.indexOf(next)]?.focus();
    } else if (said !== undefined) {
      event.preventDefault();
      // A key that is held down counts once, on both keyboards.
      if (!event.repeat) press(said);
    } else if (event.key === 'Enter' && event.repeat) event.preventDefault();
  };

  return (
    <fieldset ref={pad} aria-label={label} aria-disabled={disabled || undefined} className={css.keypad}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={join(css.key, key === '0' && css.zero)}
          {...(key === DELETE && { 'aria-label': deletes, title: deletes })}
          // `disabled` would remove the focus during a press.
          aria-disabled={isOff(key) || undefined}
          tabIndex={key === stop ? 0 : -1}
          onFocus={() => {
            setStop(key);
          }}
          onKeyDown={(event) => {
            type(event, key);
          }}
          onClick={() => {
            press(key);
          }}
        >
          {key === DELETE ? <BackspaceIcon size="large" /> : key}
        </button>
      ))}
    </fieldset>
  );
}
