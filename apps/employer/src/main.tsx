import '@repo/ui/themes/employer.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { preloadRoute } from './routes.tsx';

/** How long the first screen's code is waited for before the app shows itself without it. */
const FIRST_SCREEN_MILLISECONDS = 1000;

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

/** Not awaited at the top: what is fetched here waits itself for this file to have run. */
async function start(container: Element): Promise<void> {
  await Promise.race([
    preloadRoute(globalThis.location.pathname),
    new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MILLISECONDS)),
  ]);
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start(root);
