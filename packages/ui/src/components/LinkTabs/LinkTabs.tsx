import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './LinkTabs.css.ts';

export const linkTabsLayouts = ['line', 'tiles'] as const;

export interface LinkTab {
  label: string;
  href: string;
  icon?: ReactNode;
  /** A second line: 'Waits for the worker'. */
  note?: string;
}

export interface LinkTabsProps {
  /** Names the parts: 'Checks of this case'. */
  label: string;
  items: readonly LinkTab[];
  /** The address of the part in sight. */
  current: string;
  /** `line`: a few words in a line. `tiles`: parts with an icon and a second line, four beside each other on a desk. */
  layout?: (typeof linkTabsLayouts)[number];
  /** The keys `j` and `k` open the next and the previous part, on a page with `useHotkeys`. */
  stepped?: boolean;
}

/** The parts of a page, each with an address of its own. */
export function LinkTabs({ label, items, current, layout = 'line', stepped = false }: LinkTabsProps) {
  return (
    <nav aria-label={label} aria-keyshortcuts={stepped ? 'j k' : undefined}>
      <ul className={css.list[layout]}>
        {items.map(({ label: name, href, icon, note }) => (
          <li key={href} className={css.entry}>
            <Anchor
              href={href}
              className={join(css.link, css.shape[layout])}
              aria-current={href === current ? 'page' : undefined}
            >
              {icon}
              <span className={css.words}>
                <span className={css.name}>{name}</span>
                {note !== undefined && <span className={css.note}>{note}</span>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
