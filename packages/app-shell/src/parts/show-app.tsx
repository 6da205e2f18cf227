import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** How long the first screen's code is waited for before the app shows itself without it. */
const FIRST_SCREEN_MILLISECONDS = 1000;

/**
 * Shows an app once the code of its first screen is here, or has been waited for long enough.
 * @param firstScreen - settles when that code is here; never fails.
 * @throws Error where the page has no place for the app.
 */
export async function showApp(app: ReactNode, firstScreen: Promise<void>): Promise<void> {
  const place = document.querySelector('#root');
  if (place === null) throw new Error('The page has no place for the app');
  await Promise.race([firstScreen, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MILLISECONDS))]);
  // In slices: the first screen is more than a slow phone draws in one go without being late for a finger.
  startTransition(() => createRoot(place).render(<StrictMode>{app}</StrictMode>));
}
