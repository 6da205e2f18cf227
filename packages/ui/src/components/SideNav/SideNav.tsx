import { useRef, type ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { useCurrentInSight } from '../../use-current-in-sight.ts';
import { RailLabel } from '../../primitives/RailLabel/RailLabel.tsx';
import * as css from './SideNav.css.ts';

export interface SideNavItem {
  label: string;
  href: string;
  icon: ReactNode;
  /** How many wait there: '12', '999+'. */
  count?: string | undefined;
}

export interface SideNavProps {
  /** Names the navigation: 'Main'. */
  label: string;
  items: readonly SideNavItem[];
  /** The address of the current page, or of the page above it. */
  current: string;
  /** Before the pages: a button that searches all places. */
  lead?: ReactNode;
}

/** The pages of a site for a desk: a column in the rail, and a line that scrolls to the current one where there is no rail. */
export function SideNav({ label, items, current, lead }: SideNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, `${current} ${String(items.length)}`);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={css.list}>
        {lead !== undefined && <li className={css.lead}>{lead}</li>}
        {items.map(({ label: name, href, icon, count }) => (
          <li key={href} className={css.entry}>
            <Anchor
              href={href}
              className={css.link}
              title={name}
              aria-current={href === current ? 'page' : undefined}
            >
              {icon}
              <span className={css.name}>
                <RailLabel>{name}</RailLabel>
              </span>
              {count !== undefined && <span className={css.count}>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
