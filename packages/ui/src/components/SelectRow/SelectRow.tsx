import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { join } from '../../primitives/join.ts';
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import * as css from './SelectRow.css.ts';

export interface SelectRowProps extends Omit<AvatarProps, 'size'> {
  /** The name of the person, a heading of the third level. */
  name: string;
  /** What distinguishes two rows with one name: 'Premium Check · Nov 21, 2026'. */
  facts: ReactNode;
  /** Its status in a word: a `Badge`. */
  status?: ReactNode;
  /** How it stands, in a line or two. */
  children?: ReactNode;
  /** Whether it stands beside the list now. */
  current: boolean;
  /** Puts it beside the list. */
  onSelect: () => void;
  /** What Enter on the current row opens. A link beside the list opens the same. */
  onOpen?: (() => void) | undefined;
}

/** One row of `ListRows` whose details stand beside the list. A press anywhere on it selects it, and the focus stays on it. */
export function SelectRow({
  name,
  facts,
  status,
  children,
  current,
  onSelect,
  onOpen,
  ...picture
}: SelectRowProps) {
  const factsId = useId();
  const open = (event: KeyboardEvent) => {
    // A key that is held down selects, and opens nothing.
    if (event.key !== 'Enter' || !current || event.repeat || onOpen === undefined) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className={join(css.row, current && css.current)}>
      <div className={css.photo}>
        <Avatar {...picture} size="small" />
      </div>
      <div className={css.words}>
        <div className={css.head}>
          <div className={css.who}>
            <Heading level={3} size={4}>
              <button
                type="button"
                className={css.button}
                aria-current={current ? 'true' : undefined}
                aria-describedby={factsId}
                onClick={onSelect}
                onKeyDown={open}
              >
                {name}
              </button>
            </Heading>
            <div id={factsId} className={css.facts}>
              {facts}
            </div>
          </div>
          {status}
        </div>
        {children}
      </div>
    </li>
  );
}
