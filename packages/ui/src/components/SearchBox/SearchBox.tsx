import { useRef } from 'react';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Button } from '../Button/Button.tsx';
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
  busy?: boolean;
}

const english: Words['searchBox'] = { search: 'Search', clear: 'Clear search' };

/** A search field with its button. */
export function SearchBox({
  label,
  value,
  onChange,
  onSearch,
  placeholder,
  buttonLabel,
  clearLabel,
  busy = false,
}: SearchBoxProps) {
  const words = useWords('searchBox', english);
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <div className={css.frame}>
          <span className={css.glass}>
            <SearchIcon />
          </span>
          <input
            ref={input}
            className={join(field.control, css.input)}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={label}
            value={value}
            // A space without a placeholder: `:placeholder-shown` then still shows that the field is empty.
            placeholder={placeholder ?? ' '}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
          {value && (
            <span className={css.clear}>
              <IconButton
                label={clearLabel ?? words.clear}
                icon={<CrossIcon size="small" />}
                onClick={() => {
                  onChange('');
                  input.current?.focus();
                }}
              />
            </span>
          )}
        </div>
        <div className={css.go}>
          <Button type="submit" fullWidth busy={busy}>
            {buttonLabel ?? words.search}
          </Button>
        </div>
      </form>
    </search>
  );
}
