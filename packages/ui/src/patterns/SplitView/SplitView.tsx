import { useRef, type ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { media } from '../../tokens/media.ts';
import { useMedia } from '../../use-media.ts';
import * as css from './SplitView.css.ts';
import { useTop } from './use-top.ts';

export const splitShares = ['half', 'twoThirds'] as const;

export interface SplitViewProps {
  /** What the person works on. */
  children: ReactNode;
  /** What she looks at meanwhile. It stays in sight while the page scrolls, and scrolls by itself. */
  beside: ReactNode;
  /** Names what stands beside: 'The case'. */
  besideLabel: string;
  /** How much of the width the person works on. */
  share?: (typeof splitShares)[number];
}

/** Two parts of a page beside each other on a desk, below each other on less than 80em. */
export function SplitView({ children, beside, besideLabel, share = 'half' }: SplitViewProps) {
  const section = useRef<HTMLElement>(null);
  useTop(section, css.TOP);
  return (
    <div className={join(css.split, css.share[share])}>
      <div className={css.half}>{children}</div>
      <section ref={section} className={css.beside} aria-label={besideLabel}>
        {beside}
      </section>
    </div>
  );
}

/** Whether the parts stand beside each other now: on less, what is needed for the work goes above it. */
export const useIsSplit = (): boolean => useMedia(media.wide);
