// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { achieng } from '../../stories/people.ts';
import { Speaks } from '../../stories/Speaks.tsx';
import { session } from '../session/session.ts';
import { SignedIn } from './SignedIn.tsx';

const Handed = () => <p>Sign in, {JSON.stringify(useLocation().state)}</p>;

async function open() {
  render(
    <Speaks language="en">
      <MemoryRouter initialEntries={[{ pathname: '/worker/profile', state: { from: 'dashboard' } }]}>
        <Routes>
          <Route
            path="/worker/profile"
            element={
              <SignedIn>
                <p>Her profile</p>
              </SignedIn>
            }
          />
          <Route path="/worker/auth" element={<Handed />} />
        </Routes>
      </MemoryRouter>
    </Speaks>,
  );
  await screen.findByText(/Her profile|Sign in/);
}
const shown = () => document.body.textContent;

beforeEach(() => {
  localStorage.clear();
  session.clear();
});
afterEach(cleanup);

it('shows her what is hers', async () => {
  session.signIn('a-token', achieng);
  await open();
  expect(shown()).toBe('Her profile');
});

it('leads to the sign-in without a stored worker', async () => {
  localStorage.setItem('workerToken', 'a-token');
  await open();
  expect(shown()).toBe('Sign in, null');
});

it('leads there when she signs out, without a word', async () => {
  session.signIn('a-token', achieng);
  await open();
  act(() => session.clear());
  expect(shown()).toBe('Sign in, null');
});

it('says there that her session is over, and remembers where she was', async () => {
  session.signIn('a-token', achieng);
  await open();
  act(() => session.expire());
  expect(shown()).toBe('Sign in, {"expired":true}');
  session.signIn('another-token', achieng);
  expect(session.takeReturn()).toMatchObject({ path: '/worker/profile', state: { from: 'dashboard' } });
});
