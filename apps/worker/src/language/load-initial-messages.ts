import { loadLanguage, type Language, type LoadedLanguage } from './languages.ts';

const AGAIN_AFTER_MILLISECONDS = 1000;

/** The language that the app starts in. Without one there is nothing to show, so a bad network is asked until it answers. */
export async function loadInitialMessages(
  language: Language,
  load: (language: Language) => Promise<LoadedLanguage> = loadLanguage,
  wait = AGAIN_AFTER_MILLISECONDS,
): Promise<LoadedLanguage> {
  try {
    return await load(language);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait));
    // A browser keeps the failure of a file; the other language may be here, and is better than an empty page.
    return await loadInitialMessages(language === 'en' ? 'sw' : 'en', load, wait);
  }
}
