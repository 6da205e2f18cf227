import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Card } from './components/Card/Card.tsx';
import { Dialog } from './components/Dialog/Dialog.tsx';
import { WordsProvider } from './components/WordsProvider/WordsProvider.tsx';
import { kiswahili } from './words/kiswahili.ts';

/** Globals of test stories: the narrowest supported phone, and the dark mode. */
export const narrow = { viewport: { value: 'narrow' } };
export const dark = { mode: 'dark' };
/** A desk on which the parts of a page stand beside each other. */
export const desktop = { viewport: { value: 'desktop' } };
export const largeDesktop = { viewport: { value: 'largeDesktop' } };
/** A phone at twice the text size. */
export const largeText = { viewport: { value: 'phone' }, textSize: '200%' };

/** Nothing sticks out at the side. */
export async function fitsTheScreen(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** Nothing sticks out of the card around the whole story either. */
export async function fitsItsCard({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await fitsTheScreen();
  const card = canvasElement.firstElementChild;
  await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
}

/** Nothing sticks out of the dialog either. */
async function fitsItsDialog(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  await fitsTheScreen();
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
}

/**
 * The places in which every component must fit. These are the stories with its longest words, in Kiswahili like its own
 * words there. Its file exports them as `InCard`, on the narrowest phone, `InDialog`, and `LargeTextOnNarrowestPhone`.
 */
export function inEveryPlace(longest: ReactNode) {
  const longestInCard = {
    render: () => (
      <WordsProvider words={kiswahili}>
        <Card>{longest}</Card>
      </WordsProvider>
    ),
    play: fitsItsCard,
  };
  // In these places a component looks as in its states: the stories check only that it fits.
  const tags = ['!picture'];
  return {
    inCard: { ...longestInCard, tags, globals: narrow },
    inDialog: {
      tags,
      render: () => (
        <WordsProvider words={kiswahili}>
          <Dialog open title="Hariri taarifa zako" onClose={() => undefined}>
            {longest}
          </Dialog>
        </WordsProvider>
      ),
      play: fitsItsDialog,
    },
    largeTextNarrowest: { ...longestInCard, globals: { ...largeText, ...narrow } },
  };
}

interface StatefulProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled component, as a screen would. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** The focused element at the moment at which a condition becomes true, before a reader could see it. */
export const focusedWhen = (place: HTMLElement, isSo: () => boolean) =>
  new Promise<Element | null>((resolve) => {
    new MutationObserver((_changes, watch) => {
      if (!isSo()) return;
      watch.disconnect();
      resolve(document.activeElement);
    }).observe(place, { attributes: true, childList: true, subtree: true });
  });
