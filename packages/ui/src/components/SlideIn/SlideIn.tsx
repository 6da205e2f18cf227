import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { useFirstView } from '../../use-first-view.ts';
import * as css from './SlideIn.css.ts';

export interface SlideInProps {
  /** What the reader waited for: a receipt. */
  children: ReactNode;
  /** Its name among all things of the site: 'receipt AM-1047'. It slides in at its first view of this visit. */
  finished: string;
}

/** Something good that has come. It slides into its place once, and moves nothing around it. */
export function SlideIn({ children, finished }: SlideInProps) {
  return <div className={join(css.place, useFirstView(finished) && css.slides)}>{children}</div>;
}
