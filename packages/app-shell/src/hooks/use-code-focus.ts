import { useEffect } from 'react';

/**
 * The screen of a code begins in its first box: the digits of the SMS are the next thing typed. It comes after `useScreen`,
 * which moves the focus to the heading of every other screen.
 */
export function useCodeFocus(): void {
  useEffect(() => {
    document
      .querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')
      ?.focus({ preventScroll: true });
  }, []);
}
