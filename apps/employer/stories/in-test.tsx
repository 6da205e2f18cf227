import { opens } from '@repo/app-shell/story-kit/in-test';
import { screen } from '@testing-library/react';
import DataProvider from '../src/shell/DataProvider.tsx';
import { enter, household } from './household.ts';

export { here, NEWS, PLACE_BEFORE, press, savedFiles } from '@repo/app-shell/story-kit/in-test';

export const openScreen = opens({ enter, recordings: household, Around: DataProvider });

/** The facts of a screen, row by row: each term with its value. */
export const facts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? '',
    ]),
  );

/** The texts of the cards of a list, from top to bottom. */
export const cards = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li')?.textContent ?? '');
