import { useRef, type RefObject } from 'react';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Key } from '../../primitives/Key/Key.tsx';
import * as field from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './SearchBox.css.ts';

export interface SearchBoxProps {
  /** The name of the search for screen readers: 'Search workers'. */
  label: string;
  value: string;
  /** Called at every letter. The app decides how long it waits before it searches. */
  onChange: (value: string) => void;
  /** Called on Enter and the button, for a search without a wait. */
  onSearch: () => void;
  /**
   * An example of an input. It is completely visible at 360 px if it is no longer than 'Name, position, or ID
   * number...'.
   */
  placeholder?: string;
  /** The default is 'Search'. */
  buttonLabel?: string;
  /** The name of the cross. The default is 'Clear search'. */
  clearLabel?: string;
  /** The key that brings the focus here, on a page with `useHotkeys`. It is shown at a desk, while the field is empty. */
  hotkey?: string | undefined;
  /** The field, for a page that brings the focus into it. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

const english: Words['searchBox'] = { search: 'Search', clear: 'Clear search' };

/** A search field with its button in it. The typing itself searches, so the button is quiet. */
export function SearchBox({
  label,
  value,
  onChange,
  onSearch,
  placeholder,
  buttonLabel,
  clearLabel,
  hotkey,
  inputRef,
}: SearchBoxProps) {
  const words = useWords('searchBox', english);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <input
          ref={input}
          className={join(field.control, css.input, hotkey !== undefined && css.keyed)}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          aria-keyshortcuts={hotkey}
          value={value}
          // A space without a placeholder: `:placeholder-shown` then still shows that the field is empty.
          placeholder={placeholder ?? ' '}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onKeyDown={(event) => {
            // It clears the field, before it leaves it or the page. Not every browser does that by itself.
            if (event.key !== 'Escape' || value === '') return;
            event.preventDefault();
            onChange('');
          }}
        />
        {hotkey !== undefined && (
          <span className={css.hint} aria-hidden="true">
            <Key>{hotkey}</Key>
          </span>
        )}
        <span className={css.buttons}>
          {value && (
            <IconButton
              label={clearLabel ?? words.clear}
              icon={<CrossIcon size="small" />}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          )}
          <IconButton type="submit" label={buttonLabel ?? words.search} icon={<SearchIcon />} />
        </span>
      </form>
    </search>
  );
}
