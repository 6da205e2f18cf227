import { memo, useRef, type ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { useCurrentInSight } from '../../use-current-in-sight.ts';
import * as css from './LinkTabs.css.ts';

export const linkTabsLayouts = ['line', 'tiles', 'column'] as const;
export const linkTabsSteps = ['opens', 'moves'] as const;

export interface LinkTab {
  /** Identifies a part whose address changes with what else is in sight. Without it, the address does. */
  id?: string;
  label: string;
  href: string;
  icon?: ReactNode;
  /** A second line: 'Waits for the worker'. */
  note?: string;
}

export interface LinkTabsProps {
  /** Names the parts: 'Checks of this case'. */
  label: string;
  /** A part that stays the same object is not drawn again when another one comes into sight. */
  items: readonly LinkTab[];
  /** The address of the part in sight. */
  current: string;
  /** `line`: a few words in a line. `tiles`: parts with an icon and a second line, four beside each other on a desk. `column`: entries below each other, which scroll to the current one. */
  layout?: (typeof linkTabsLayouts)[number];
  /**
   * The keys `j` and `k` open the next and the previous part, or move to it and Enter opens it, on a page with `useHotkeys`.
   */
  stepped?: (typeof linkTabsSteps)[number];
}

const stepKeys = { opens: 'j k', moves: 'j k Enter' } as const;

/** The parts of a page, each with an address of its own. */
export function LinkTabs({ label, items, current, layout = 'line', stepped }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, `${current} ${String(items.length)}`);
  return (
    <nav aria-label={label} aria-keyshortcuts={stepped && stepKeys[stepped]}>
      <ul ref={list} className={css.list[layout]}>
        {items.map((item) => (
          <Tab key={item.id ?? item.href} item={item} layout={layout} isCurrent={item.href === current} />
        ))}
      </ul>
    </nav>
  );
}

interface TabProps {
  item: LinkTab;
  layout: (typeof linkTabsLayouts)[number];
  isCurrent: boolean;
}

const Tab = memo(function Tab({ item: { label, href, icon, note }, layout, isCurrent }: TabProps) {
  return (
    <li className={css.entry}>
      <Anchor
        href={href}
        className={join(css.link, css.shape[layout])}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {icon}
        <span className={css.words}>
          <span className={css.name}>{label}</span>
          {note !== undefined && <span className={css.note}>{note}</span>}
        </span>
      </Anchor>
    </li>
  );
});
