import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { achieng } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import InvitationLink from './InvitationLink.tsx';
import { signInAddress } from './sign-in-address.ts';

function Place() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
const follow = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={paths.invitation} element={<InvitationLink />} />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  );
const INVITED = `${paths.onboarding}?invite=ABCDEFGH23`;

beforeEach(() => session.clear());
afterEach(cleanup);

it('of an SMS leads to who invites, in any language', () => {
  follow('/i/ABCDEFGH23?lang=sw');
  expect(screen.getByText(INVITED)).toBeTruthy();
  expect(session.takeReturn()).toBeUndefined();
});

it('leads back from the sign-in to who invites, whoever signs in: the page then tells whose it is', () => {
  follow(signInAddress('ABCDEFGH23'));
  expect(screen.getByText(paths.login)).toBeTruthy();
  session.signIn('a-session', achieng);
  expect(session.takeReturn()).toEqual({ path: INVITED, state: null });
});

it('keeps no way back for one who is signed in', () => {
  session.signIn('a-session', achieng);
  follow(signInAddress('ABCDEFGH23'));
  expect(session.takeReturn()).toBeUndefined();
});

it('without an invitation is the sign-in alone', () => {
  expect(signInAddress(null)).toBe(paths.login);
});
