import '@repo/ui/themes/worker.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, preloadCalls } from './App.tsx';
import { firstLanguage, onThisPhone } from './language/language-keeper.ts';
import { loadFirst } from './language/load-first.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the app');

/** Not awaited at the top: what is fetched here waits itself for this file to have run. */
async function start(container: Element): Promise<void> {
  const keeper = onThisPhone(() => localStorage);
  const language = await loadFirst(firstLanguage(keeper, navigator.languages));
  createRoot(container).render(
    <StrictMode>
      <App firstLanguage={language} keeper={keeper} />
    </StrictMode>,
  );
  // Nothing can be sent before a number is typed: the screen comes first.
  preloadCalls();
}

void start(root);
