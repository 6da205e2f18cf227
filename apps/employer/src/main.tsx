import '@repo/ui/themes/employer.css.ts';
import { showApp } from '@repo/app-shell/parts/show-app';
import { App } from './App.tsx';
import { preloadRoute } from './routes.tsx';

// Not awaited: what is fetched here waits itself for this file to have run.
void showApp(<App />, preloadRoute(globalThis.location.pathname));
