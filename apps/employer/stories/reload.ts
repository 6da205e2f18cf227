import { act, cleanup } from '@testing-library/react';

/**
 * Leaves the page as a reload does, without closing its screens first. Returns a function that restores the browser's
 * stored data.
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
