import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as field from '../Field/Field.css.ts';
import { nextIndex } from '../Menu/next-index.ts';
import * as css from './CommandMenu.css.ts';

export interface Command {
  /** No two commands of a menu have the same. */
  id: string;
  /** 'References', 'Case 4F2A91'. */
  label: string;
  /** A few words at the end of the line: '12 to do'. */
  detail?: string;
  icon?: ReactNode;
  onSelect: () => void;
}

export interface CommandGroup {
  /** 'Queues'. No two groups have the same. */
  label: string;
  commands: readonly Command[];
}

export interface CommandMenuProps {
  open: boolean;
  onClose: () => void;
  /** The subject of the menu: 'Go to'. */
  title: string;
  /** What can be typed: 'A queue, a page, or the code of a case'. */
  hint: string;
  query: string;
  /** Called at every letter. The app decides which commands fit. */
  onQuery: (query: string) => void;
  groups: readonly CommandGroup[];
  /** Stands in place of the commands while there are none: 'Nothing has this name.' */
  empty: string;
}

/** All places and acts of an app behind one field. The arrow keys move in it, and Enter takes what is marked. */
export function CommandMenu({ open, onClose, title, hint, query, onQuery, groups, empty }: CommandMenuProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Commands title={title} hint={hint} query={query} onQuery={onQuery} groups={groups} empty={empty} />
    </Dialog>
  );
}

function Commands({
  title,
  hint,
  query,
  onQuery,
  groups,
  empty,
}: Omit<CommandMenuProps, 'open' | 'onClose'>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const commands = groups.flatMap((group) => group.commands);
  const marked = commands[Math.min(place, commands.length - 1)];
  const optionId = (command: Command) => `${id}-${command.id}`;

  const mark = (next: number) => {
    setPlace(next);
    const command = commands[next];
    if (command === undefined) return;
    const option = list.current?.querySelector(`#${CSS.escape(optionId(command))}`);
    option?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      marked?.onSelect();
      return;
    }
    // Home and End move in the typed words.
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const next = nextIndex(event.key, marked === undefined ? -1 : commands.indexOf(marked), commands.length);
    if (next === undefined) return;
    event.preventDefault();
    mark(next);
  };

  return (
    <>
      <div className={css.frame}>
        <span className={css.glass}>
          <SearchIcon />
        </span>
        <input
          className={join(field.control, css.input)}
          type="text"
          role="combobox"
          aria-label={hint}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={marked === undefined ? undefined : optionId(marked)}
          autoComplete="off"
          spellCheck={false}
          placeholder={hint}
          value={query}
          onChange={(event) => {
            setPlace(0);
            onQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `select` has no field of its own, no icons and no details
        role="listbox"
        aria-label={title}
        className={css.list}
      >
        {groups.map(
          (group) =>
            group.commands.length > 0 && (
              <div
                key={group.label}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of a list box has no element of its own
                role="group"
                aria-labelledby={`${id}-${group.label}`}
              >
                <div id={`${id}-${group.label}`} className={css.group}>
                  {group.label}
                </div>
                {group.commands.map((command) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and takes the keys
                  <div
                    key={command.id}
                    id={optionId(command)}
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `select` has no field of its own, no icons and no details
                    role="option"
                    aria-selected={command === marked}
                    className={join(css.option, command === marked && css.marked)}
                    onClick={command.onSelect}
                  >
                    {command.icon}
                    <span className={css.name}>{command.label}</span>
                    {command.detail !== undefined && <span className={css.detail}>{command.detail}</span>}
                  </div>
                ))}
              </div>
            ),
        )}
      </div>
      <div aria-live="polite">{commands.length === 0 && <p className={css.empty}>{empty}</p>}</div>
    </>
  );
}
