import { act, cleanup } from '@testing-library/react';

/**
 * Leaves the page as a reload does: the screens do not unmount first. Returns a function that restores the data that the
 * browser stored.
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
