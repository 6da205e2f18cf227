import { loadLanguage, type Language, type LoadedLanguage } from './languages.ts';

const AGAIN_AFTER_MILLISECONDS = 1000;

/** The first language of the app. Without messages there is nothing to show, so the function retries until one loads. */
export async function loadInitialMessages(
  language: Language,
  load: (language: Language) => Promise<LoadedLanguage> = loadLanguage,
  wait = AGAIN_AFTER_MILLISECONDS,
): Promise<LoadedLanguage> {
  try {
    return await load(language);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait));
    // A browser caches the failure of a file. The other language may load, and is better than an empty page.
    return await loadInitialMessages(language === 'en' ? 'sw' : 'en', load, wait);
  }
}
