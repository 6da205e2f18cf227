import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScreen } from './use-screen.ts';

function Screen({ title }: { readonly title: string }) {
  useScreen(title);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <button type="button">Kiswahili</button>
    </>
  );
}

const scrolled = vi.spyOn(globalThis, 'scrollTo');

afterEach(cleanup);
beforeEach(() => {
  document.documentElement.lang = 'en-KE';
  history.replaceState(null, '', '/settings');
});

it('starts a screen that takes the place of another at its top and its heading', () => {
  const { rerender } = render(<Screen title="Your phone" />);
  screen.getByRole('button').focus();
  scrolled.mockClear();
  rerender(<Screen title="Your code" />);
  expect(document.title).toMatch(/^Your code · /);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

it('leaves whoever chooses a language at the choice', () => {
  const { rerender } = render(<Screen title="Settings" />);
  screen.getByRole('button').focus();
  scrolled.mockClear();
  document.documentElement.lang = 'sw-KE';
  rerender(<Screen title="Mipangilio" />);
  expect(document.title).toMatch(/^Mipangilio · /);
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(scrolled).not.toHaveBeenCalled();
});
