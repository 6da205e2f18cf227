import { useRef } from 'react';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
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
  buttonLabel?: string;
  clearLabel?: string;
  busy?: boolean;
}

/** A search with its button. */
export function SearchBox({
  label,
  value,
  onChange,
  onSearch,
  placeholder,
  buttonLabel = 'Search',
  clearLabel = 'Clear search',
  busy = false,
}: SearchBoxProps) {
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
                label={clearLabel}
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
            {buttonLabel}
          </Button>
        </div>
      </form>
    </search>
  );
}
