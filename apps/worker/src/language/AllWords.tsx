import { use, useMemo, type ReactNode } from 'react';
import { fetchRest, type OwnArea } from './languages.ts';
import { speakingOf } from './speaking.ts';
import { LanguageContext, useLanguage } from './use-language.ts';

interface AllWordsProps {
  /** The area whose own words are needed too. */
  readonly area?: OwnArea | undefined;
  readonly children: ReactNode;
}

/** Around the screens behind the sign-in: waits for all words of the language. The sign-in itself does with the first of them. */
export function AllWords({ area, children }: AllWordsProps) {
  const first = useLanguage();
  const { language } = first;
  const rest = use(fetchRest(language));
  const own = area === undefined ? undefined : use(fetchRest(language, area));
  const speaking = useMemo(
    () => ({ ...first, ...speakingOf(language, { ...first.messages, ...rest, ...own }) }),
    [first, language, rest, own],
  );
  return <LanguageContext value={speaking}>{children}</LanguageContext>;
}
