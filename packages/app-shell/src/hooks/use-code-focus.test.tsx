import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCodeFocus } from './use-code-focus.ts';
import { useScreen } from './use-screen.ts';

function Code() {
  useScreen('A code');
  useCodeFocus();
  return (
    <>
      <h1 tabIndex={-1}>A code</h1>
      <input aria-label="Name" />
      <input aria-label="First digit" autoComplete="one-time-code" />
    </>
  );
}

it('begins in the field of the code, also after another screen', () => {
  const { rerender } = render(<Code key="first" />);
  expect(document.activeElement).toBe(screen.getByLabelText('First digit'));
  rerender(<Code key="again" />);
  expect(document.activeElement).toBe(screen.getByLabelText('First digit'));
});
