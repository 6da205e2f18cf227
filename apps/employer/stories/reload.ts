import { act, cleanup } from '@testing-library/react';

/**
 * Leaves the page as a reload does: it goes without its screens being closed first. Answers what brings back all that the
 * browser remembers of it.
 */
export function leavePage(): () => void {
  act(() => void globalThis.dispatchEvent(new Event('pagehide')));
  const stored = Object.entries(localStorage);
  const bringBack = () => {
    localStorage.clear();
    for (const [key, value] of stored) localStorage.setItem(key, String(value));
  };
  cleanup();
  bringBack();
  return bringBack;
}
