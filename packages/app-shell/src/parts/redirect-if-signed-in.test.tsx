import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { redirectIfSignedIn } from './redirect-if-signed-in.tsx';

let signedIn = false;
const signIn = () => {
  signedIn = true;
};
const SignIn = redirectIfSignedIn(() => <p>Sign in here</p>, {
  isSignedIn: () => signedIn,
  home: '/dashboard',
});
const open = () =>
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<SignIn />} />
        <Route path="/dashboard" element={<p>Her dashboard</p>} />
      </Routes>
    </MemoryRouter>,
  );

beforeEach(() => {
  signedIn = false;
});
afterEach(cleanup);

it('shows the sign-in to whoever is not signed in, and leaves her there while she signs in', () => {
  open();
  expect(screen.getByText('Sign in here')).toBeTruthy();
  act(signIn);
  expect(screen.getByText('Sign in here')).toBeTruthy();
});

it('leads whoever is signed in home', () => {
  signIn();
  open();
  expect(screen.getByText('Her dashboard')).toBeTruthy();
});
