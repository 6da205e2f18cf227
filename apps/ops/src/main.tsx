import '@repo/ui/themes/ops.css.ts';
import { showApp } from '@repo/app-shell/parts/show-app';
import { App } from './App.tsx';
import { preloadRoute } from './routes.tsx';

// Not awaited, because the fetched chunks wait until this file has run.
void showApp(<App />, preloadRoute(globalThis.location.pathname));
