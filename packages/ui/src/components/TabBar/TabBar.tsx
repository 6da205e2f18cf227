import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './TabBar.css.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  icon: ReactNode;
  /** The target of the tab. Without it, a press calls `onChange`. */
  href?: string;
  /** The navigation state that goes with it. */
  state?: unknown;
  /** A red dot, and its text for screen readers: '2 new requests'. */
  news?: string | undefined;
}

export interface TabBarProps<Value extends string> {
  /** Names the navigation: 'Main'. */
  label: string;
  items: readonly TabItem<Value>[];
  /** The current tab. Undefined where the screen belongs to none. */
  value: Value | undefined;
  onChange?: (value: Value) => void;
}

function TabContent({ item }: { item: TabItem<string> }) {
  return (
    <>
      <span className={css.drawing}>
        {item.icon}
        {item.news && <span className={css.dot} />}
      </span>
      <span>{item.label}</span>
      {item.news && <VisuallyHidden>({item.news})</VisuallyHidden>}
    </>
  );
}

/**
 * The bar that switches between the main parts: at the bottom of a phone, in the header on a desk. At a text size of 16 px
 * it is at most 414 px wide.
 */
export function TabBar<Value extends string>({ label, items, value, onChange }: TabBarProps<Value>) {
  return (
    <nav className={css.bar} aria-label={label}>
      <ul className={css.tabs}>
        {items.map((item) => {
          const current = item.value === value ? 'page' : undefined;
          return (
            <li key={item.value}>
              {item.href === undefined ? (
                <button
                  type="button"
                  className={css.tab}
                  aria-current={current}
                  onClick={() => onChange?.(item.value)}
                >
                  <TabContent item={item} />
                </button>
              ) : (
                <Anchor href={item.href} state={item.state} className={css.tab} aria-current={current}>
                  <TabContent item={item} />
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
