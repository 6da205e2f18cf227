import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The longest wait for the chunk of the first screen. After it the app renders without the chunk. */
const FIRST_SCREEN_MILLISECONDS = 1000;

/**
 * Renders an app after the chunk of its first screen has arrived, or after the longest wait.
 * @param firstScreen - resolves when the chunk is there. It never rejects.
 * @throws Error when the page has no element for the app.
 */
export async function showApp(app: ReactNode, firstScreen: Promise<void>): Promise<void> {
  const place = document.querySelector('#root');
  if (place === null) throw new Error('The page has no place for the app');
  await Promise.race([firstScreen, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MILLISECONDS))]);
  // A transition renders in slices: rendering the first screen in one go would block input on a slow phone.
  startTransition(() => createRoot(place).render(<StrictMode>{app}</StrictMode>));
}
