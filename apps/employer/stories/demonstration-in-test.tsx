import type { DemonstrationScreen } from '@repo/domain/demonstration';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { here, openScreen } from './in-test.tsx';
import { paths } from '../src/paths.ts';
import {
  keepDemonstration,
  untouched,
  type KeptDemonstration,
} from '../src/pages/safehire/kept-demonstration.ts';
import SafeHirePage from '../src/pages/safehire/SafeHirePage.tsx';

/** Opens a screen of the demonstration, for a visitor with this progress. */
export const open = (name: DemonstrationScreen, done: Partial<KeptDemonstration> = {}, signedIn = false) =>
  openScreen(SafeHirePage, paths.safehire, {
    search: `?screen=${name}`,
    signedIn,
    before: () => void keepDemonstration({ ...untouched, ...done }),
  });

export const items = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const expectAt = (screenName: DemonstrationScreen) =>
  expect(here()).toMatchObject({ pathname: '/safehire', search: `?screen=${screenName}` });
