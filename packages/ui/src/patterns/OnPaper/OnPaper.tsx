import { Suspense, type ReactNode } from 'react';
import * as css from './OnPaper.css.ts';
import { useIsPrinted } from './use-is-printed.ts';

export interface OnPaperProps {
  /** The sheet, with a heading of level 1. It replaces the title of the page and the children. */
  paper: ReactNode;
  children: ReactNode;
}

/** A part of a page that paper shows otherwise. The sheet is in the page only while it is printed. */
export function OnPaper({ paper, children }: OnPaperProps) {
  return (
    <>
      {useIsPrinted() && (
        <div className={css.paper}>
          <Suspense fallback={null}>{paper}</Suspense>
        </div>
      )}
      <div className={css.replaced}>{children}</div>
    </>
  );
}

/** A part of a page that paper does not show: what can only be pressed, and its words. */
export const OnScreen = ({ children }: { children: ReactNode }) => (
  <div className={css.screen}>{children}</div>
);
