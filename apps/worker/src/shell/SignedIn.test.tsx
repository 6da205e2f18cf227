import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { achieng } from '../../stories/people.ts';
import { loadLanguage } from '../language/languages.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { session } from '../session/session.ts';
import { SignedIn } from './SignedIn.tsx';

const Handed = () => <p>Sign in, {JSON.stringify(useLocation().state)}</p>;

const english = await loadLanguage('en');
const keeper = { read: () => undefined, write: () => undefined };

function open() {
  render(
    <LanguageProvider first={english} keeper={keeper}>
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
    </LanguageProvider>,
  );
}
const shown = () => document.body.textContent;

beforeEach(() => {
  localStorage.clear();
  session.clear();
});
afterEach(cleanup);

it('shows her what is hers', () => {
  session.signIn('a-token', achieng);
  open();
  expect(shown()).toBe('Her profile');
});

// spec: worker-routes/profile-guard, worker-routes/complete-profile-guard, worker-complete-profile/no-worker
it('leads to the sign-in without a stored worker', () => {
  localStorage.setItem('workerToken', 'a-token');
  open();
  expect(shown()).toBe('Sign in, null');
});

// spec: worker-dashboard/sign-out-goes, worker-calls/logout
it('leads there when she signs out, without a word', () => {
  session.signIn('a-token', achieng);
  open();
  act(() => session.clear());
  expect(shown()).toBe('Sign in, null');
});

// spec: worker-errors/401
it('says there that her session is over, and remembers where she was', () => {
  session.signIn('a-token', achieng);
  open();
  act(() => session.expire());
  expect(shown()).toBe('Sign in, {"expired":true}');
  session.signIn('another-token', achieng);
  expect(session.takeReturn()).toMatchObject({ path: '/worker/profile', state: { from: 'dashboard' } });
});
