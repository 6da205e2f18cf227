import '@repo/ui/themes/worker.css.ts';
import { whenIdle } from '@repo/app-shell/browser/when-idle';
import { showApp } from '@repo/app-shell/parts/show-app';
import { preloadCalls } from './api/calls.ts';
import { App } from './App.tsx';
import { storedLanguage } from './stored-language.ts';
import { firstLanguage } from './language/language-keeper.ts';
import { tags } from './language/languages.ts';
import { loadInitialMessages } from './language/load-initial-messages.ts';
import { preloadRoute } from './routes.tsx';

/** Not awaited at the top: what is fetched here waits itself for this file to have run. */
async function start(): Promise<void> {
  const language = firstLanguage(storedLanguage, navigator.languages);
  // What is fetched ahead is fetched in the language that the page is going to speak.
  document.documentElement.lang = tags[language];
  const screen = preloadRoute(globalThis.location.pathname);
  const loaded = await loadInitialMessages(language);
  await showApp(<App firstLanguage={loaded} keeper={storedLanguage} />, screen);
  // Nothing can be sent before a number is typed: the screen comes first.
  whenIdle(preloadCalls);
}

void start();
