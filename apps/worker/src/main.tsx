import '@repo/ui/themes/worker.css.ts';
import { whenIdle } from '@repo/app-shell/browser/when-idle';
import { showApp } from '@repo/app-shell/parts/show-app';
import { preloadCalls } from './api/calls.ts';
import { App } from './App.tsx';
import { languageFromAddress } from './language-from-address.ts';
import { storedLanguage } from './stored-language.ts';
import { firstLanguage } from './language/language-keeper.ts';
import { tags } from './language/languages.ts';
import { loadInitialMessages } from './language/load-initial-messages.ts';
import { preloadRoute } from './routes.tsx';

/** Not awaited at the top level, because the fetched chunks wait until this file has run. */
async function start(): Promise<void> {
  const language = languageFromAddress() ?? firstLanguage(storedLanguage, navigator.languages);
  // The preload fetches the messages in this language.
  document.documentElement.lang = tags[language];
  const screen = preloadRoute(globalThis.location.pathname);
  const loaded = await loadInitialMessages(language);
  await showApp(<App firstLanguage={loaded} keeper={storedLanguage} />, screen);
  // The screen comes first: no call is possible before the worker has typed a number.
  whenIdle(preloadCalls);
}

void start();
