import '@repo/ui/themes/worker.css.ts';
import { whenIdle } from '@repo/app-shell/browser/when-idle';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadCalls } from './api/calls.ts';
import { App } from './App.tsx';
import { herLanguage } from './language/her-language.ts';
import { firstLanguage } from './language/language-keeper.ts';
import { tags } from './language/languages.ts';
import { loadFirst } from './language/load-first.ts';
import { preloadRoute } from './routes.tsx';

/** How long the first screen's code is waited for before the app shows itself without it. */
const FIRST_SCREEN_MILLISECONDS = 1000;

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the app');

/** Not awaited at the top: what is fetched here waits itself for this file to have run. */
async function start(container: Element): Promise<void> {
  const language = firstLanguage(herLanguage, navigator.languages);
  // What is fetched ahead is fetched in the language that the page is going to speak.
  document.documentElement.lang = tags[language];
  const screen = preloadRoute(globalThis.location.pathname);
  const loaded = await loadFirst(language);
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MILLISECONDS))]);
  createRoot(container).render(
    <StrictMode>
      <App firstLanguage={loaded} keeper={herLanguage} />
    </StrictMode>,
  );
  // Nothing can be sent before a number is typed: the screen comes first.
  whenIdle(preloadCalls);
}

void start(root);
