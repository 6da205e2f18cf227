import '@repo/ui/themes/employer.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { preloadRoute } from './routes.tsx';

// The first screen's code is asked for before React starts, so that the two load side by side.
preloadRoute(globalThis.location.pathname);

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
