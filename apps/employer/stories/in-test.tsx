import { opens } from '@repo/app-shell/story-kit/in-test';
import { screen, waitFor } from '@testing-library/react';
import DataProvider from '../src/shell/DataProvider.tsx';
import { enter, household } from './household.ts';

export {
  atDesk,
  here,
  NEWS,
  onPhone,
  PLACE_BEFORE,
  press,
  savedFiles,
} from '@repo/app-shell/story-kit/in-test';

export const openScreen = opens({ enter, recordings: household, Around: DataProvider });

/** The terms and values on the screen. */
export const facts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? '',
    ]),
  );

/** The texts of the cards in a list, from top to bottom. */
export const cards = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li')?.textContent ?? '');

/** The button that pays, once it takes a press. */
export async function findPayable(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: /^Pay KES/ });
  await waitFor(() => {
    if (button.getAttribute('aria-busy') === 'true') throw new Error('The button takes no press yet');
  });
  return button;
}
