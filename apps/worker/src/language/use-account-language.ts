import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import type { Language } from './languages.ts';
import { useLanguage } from './use-language.ts';

const ofAccount = () => session.user()?.language;

/** Makes the page follow the language of the account, because an SMS or another phone may have changed it. */
export function useAccountLanguage(): void {
  const { choose } = useLanguage();
  const account = useSyncExternalStore(session.subscribe, ofAccount);
  const follow = useEffectEvent((language: Language) => {
    // Without the file of the language, the page keeps its language.
    choose(language).catch(() => null);
  });
  useEffect(() => {
    if (account !== undefined) follow(account);
  }, [account]);
}
