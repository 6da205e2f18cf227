import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { here, openSignIn, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import { EntryPage } from './EntryPage.tsx';
import { SignInPage } from './SignInPage.tsx';

const EXPIRED = 'Authentication expired. Please log in again.';
const SIGNED_OUT = 'Authentication error. Please log in again.';

it.each([paths.auth, paths.login])('leads whoever is new to where a worker begins (%s)', async (path) => {
  openSignIn(SignInPage, path);
  await press('link', 'Get Started');
  expect(here().pathname).toBe(paths.entry);
});

it('is where whoever was there before is led to from where a worker begins', async () => {
  openSignIn(EntryPage, paths.entry);
  await press('link', 'Sign In');
  expect(here().pathname).toBe(paths.login);
});

it.each([
  [EntryPage, paths.entry, 'Sign up free. Nothing is checked without your yes.'],
  [SignInPage, paths.login, 'Enter the number you signed up with.'],
])('says for whom this door is (%#)', async (page, path, words) => {
  openSignIn(page, path);
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each([
  ['her session was over', { expired: true }, EXPIRED],
  ['there was none to send with', { noToken: true }, SIGNED_OUT],
  ['she came by herself', null, undefined],
])('says why she is here where %s', async (_, state, words) => {
  openSignIn(SignInPage, paths.auth, { state });
  await screen.findByRole('link', { name: 'Get Started' });
  expect([EXPIRED, SIGNED_OUT].filter((each) => screen.queryByText(each) !== null)).toEqual(
    words === undefined ? [] : [words],
  );
});
