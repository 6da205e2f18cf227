import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Card } from './components/Card/Card.tsx';
import { Dialog } from './components/Dialog/Dialog.tsx';
import { WordsProvider } from './components/WordsProvider/WordsProvider.tsx';
import { kiswahili } from './words/kiswahili.ts';

/** Globals of test stories: the narrowest phone that is supported, and the dark mode. */
export const narrow = { viewport: { value: 'narrow' } };
export const dark = { mode: 'dark' };
/** A phone whose owner reads at twice the size. */
export const largeText = { viewport: { value: 'phone' }, textSize: '200%' };

/** Nothing sticks out at the side. */
export async function fitsTheScreen(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** Nor of the card that the whole story stands in. */
export async function fitsItsCard({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await fitsTheScreen();
  const card = canvasElement.firstElementChild;
  await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
}

/** Nor of the dialog. */
async function fitsItsDialog(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  await fitsTheScreen();
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
}

/**
 * Where every piece has to hold. Given its longest words, in Kiswahili as its own words are there, these are the stories that its file exports under
 * `InCard`, on the narrowest phone, `InDialog`, and `LargeTextOnNarrowestPhone`.
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
  // In these places a piece looks as in its states: what counts is that it fits.
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

/** Keeps the value of a controlled piece, as a screen would. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** What has the focus in the moment in which something comes to be so: before anybody could have seen it. */
export const focusedWhen = (place: HTMLElement, isSo: () => boolean) =>
  new Promise<Element | null>((resolve) => {
    new MutationObserver((_changes, watch) => {
      if (!isSo()) return;
      watch.disconnect();
      resolve(document.activeElement);
    }).observe(place, { attributes: true, childList: true, subtree: true });
  });
