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
  /** What is searched, for readers: 'Search workers'. */
  label: string;
  value: string;
  /** Told at every letter; the app waits as long as it likes before it searches. */
  onChange: (value: string) => void;
  /** Enter or the button: now. */
  onSearch: () => void;
  /** What may be searched for. It is read whole at 360 px when it is no longer than 'Name, position, or ID number...'. */
  placeholder?: string;
  /** 'Search' when left out. */
  buttonLabel?: string;
  /** What the cross does. 'Clear search' when left out. */
  clearLabel?: string;
  busy?: boolean;
}

const english: Words['searchBox'] = { search: 'Search', clear: 'Clear search' };

/** A search with its button. */
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
            // A space where there is none: `:placeholder-shown` then still tells that the field is empty.
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
