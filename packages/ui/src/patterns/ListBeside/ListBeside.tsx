import { useEffect, useRef, type ReactNode } from 'react';
import { media } from '../../tokens/media.ts';
import { useCurrentInSight } from '../../use-current-in-sight.ts';
import { useMedia } from '../../use-media.ts';
import { useTop } from '../SplitView/use-top.ts';
import * as css from './ListBeside.css.ts';

export const listBesideEntries = ['names', 'rows'] as const;

export interface ListBesideProps {
  /** What is open. */
  children: ReactNode;
  /** The list from which it was opened. */
  list: ReactNode;
  /** `names`: a word or two for each entry. `rows`: how each stands too. The list of rows scrolls by itself. */
  entries?: (typeof listBesideEntries)[number];
  /** Identifies what is open, where it changes without a step of the address: the start of the next one comes into sight. */
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
    if ((page.current?.getBoundingClientRect().top ?? 0) < 0) page.current?.scrollIntoView();
  }, [opened]);
  return (
    <div className={css.room[entries]}>
      {entries === 'rows' ? <Rows>{list}</Rows> : <div className={css.names}>{list}</div>}
      <div ref={page} className={css.page}>
        {children}
      </div>
    </div>
  );
}

function Rows({ children }: Pick<ListBesideProps, 'children'>) {
  const rows = useRef<HTMLDivElement>(null);
  useTop(rows, css.TOP);
  // A row that is pressed is in sight already.
  useCurrentInSight(rows, '');
  return (
    <div ref={rows} className={css.rows}>
      {children}
    </div>
  );
}

/** Whether a list stands beside its page now: a screen on less shows its entries in another way. */
export const useListIsBeside = (): boolean => useMedia(media.wide);
