import type { ReactNode } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './KeyPlace.css.ts';

export interface KeyPlaceProps {
  /** The key that brings the focus to this part, on a page with `useHotkeys`. */
  hotkey: string;
  /** Names the part: 'Evidence'. */
  label: string;
  children: ReactNode;
}

/** A part of the page that a key brings into sight. Tab goes on from there. */
export const KeyPlace = ({ hotkey, label, children }: KeyPlaceProps) => (
  <section className={css.place} aria-label={label} aria-keyshortcuts={hotkey} tabIndex={-1}>
    <Stack gap="medium">{children}</Stack>
  </section>
);
