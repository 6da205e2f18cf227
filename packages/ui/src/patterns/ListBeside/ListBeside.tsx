import { useEffect, useRef, type ReactNode } from 'react';
import { media } from '../../tokens/media.ts';
import { useMedia } from '../../use-media.ts';
import * as css from './ListBeside.css.ts';

export const listBesideEntries = ['names', 'rows'] as const;

export interface ListBesideProps {
  /** What is open. */
  children: ReactNode;
  /** The list from which it was opened. */
  list: ReactNode;
  /** `names`: a word or two for each entry, which stay in sight. `rows`: how each stands too. What is open stays in sight beside them. */
  entries?: (typeof listBesideEntries)[number];
  /** Identifies what is open, where it changes without a step of the address: its start comes into sight. */
  opened?: string;
}

/**
 * A page with the list from which it was opened beside it, on a desk. On less there is the page alone. The rail of
 * `SideNavLayout` gives up its words for it, where it must.
 */
export function ListBeside({ children, list, entries = 'names', opened }: ListBesideProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(opened);
  useEffect(() => {
    if (shown.current === opened) return;
    shown.current = opened;
    page.current?.firstElementChild?.scrollTo(0, 0);
  }, [opened]);
  return (
    <div className={css.room[entries]}>
      <div className={css.list[entries]}>{list}</div>
      <div ref={page} className={css.pageBeside[entries]}>
        {children}
      </div>
    </div>
  );
}

/** Whether a list stands beside its page now: a screen on less shows its entries in another way. */
export const useListIsBeside = (): boolean => useMedia(media.wide);
