import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Menu.css.ts';
import { nextIndex } from './next-index.ts';

interface Entry {
  label: string;
  icon?: ReactNode;
  tone?: 'default' | 'danger';
}

/** An entry is a link or an action. */
export type MenuItem = Entry &
  (
    | { href: string; state?: unknown; onSelect?: never }
    | { onSelect: () => void; href?: never; state?: never }
  );

export interface MenuProps {
  /** Names the button: 'Your account'. */
  label: string;
  /** The content of the button: an avatar, an icon. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** The owner of the menu, above the entries. */
  header?: { name: string; detail?: string };
}

/**
 * Entries behind a button. A press opens and closes it. Escape and a press elsewhere close it. The arrow keys move in
 * it.
 */
export function Menu({ label, trigger, items, header }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [above, setAbove] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const byPress = useRef(false);
  const sheetId = useId();

  const entries = () => [...(frameRef.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !frameRef.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open, frameRef]);

  // The last row of a table has no room below it: the sheet then opens upwards, if there is room.
  const placeSheet = useCallback((sheet: HTMLDivElement | null) => {
    const button = buttonRef.current?.getBoundingClientRect();
    if (!sheet || !button) return;
    const height = sheet.offsetHeight;
    setAbove(height > innerHeight - button.bottom && height < button.top);
  }, []);

  // A press gives the focus to the sheet: a ring around the first entry would look like a choice.
  useEffect(() => {
    const first = byPress.current ? '[role="menu"]' : '[role="menuitem"]';
    if (open) frameRef.current?.querySelector<HTMLElement>(first)?.focus();
  }, [open, frameRef]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        byPress.current = false;
        setOpen(true);
      }
      return;
    }
    if (event.key === 'Escape') {
      close();
      return;
    }
    const all = entries();
    const current = all.findIndex((entry) => entry === document.activeElement);
    const next = nextIndex(event.key, current, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={frameRef} className={css.frame}>
      <button
        ref={buttonRef}
        type="button"
        className={css.trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? sheetId : undefined}
        onKeyDown={onKeyDown}
        onClick={({ detail }) => {
          // A key counts no clicks.
          byPress.current = detail > 0;
          setOpen(!open);
        }}
      >
        {trigger}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {open && (
        <div ref={placeSheet} className={join(css.sheet, above && css.above)}>
          {header && (
            <div className={css.head}>
              <p className={css.name}>{header.name}</p>
              {header.detail && <p className={css.detail}>{header.detail}</p>}
            </div>
          )}
          <div
            id={sheetId}
            role="menu"
            tabIndex={-1}
            className={css.entries}
            aria-label={label}
            onKeyDown={onKeyDown}
          >
            {items.map((item) => {
              const look = join(css.item, css.tone[item.tone ?? 'default']);
              return item.href === undefined ? (
                <button
                  key={item.label}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className={look}
                  onClick={() => {
                    close();
                    item.onSelect();
                  }}
                >
                  {item.icon}
                  {item.label}
                </button>
              ) : (
                <Anchor
                  key={item.label}
                  role="menuitem"
                  tabIndex={-1}
                  className={look}
                  href={item.href}
                  state={item.state}
                  onClick={() => {
                    setOpen(false);
                  }}
                >
                  {item.icon}
                  {item.label}
                </Anchor>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}
