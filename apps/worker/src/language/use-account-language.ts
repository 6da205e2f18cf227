import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import type { Language } from './languages.ts';
import { useLanguage } from './use-language.ts';

const ofAccount = () => session.user()?.language;

/** The page speaks what her account does: it may have been told otherwise by SMS, or on another phone. */
export function useAccountLanguage(): void {
  const { choose } = useLanguage();
  const account = useSyncExternalStore(session.subscribe, ofAccount);
  const follow = useEffectEvent((language: Language) => {
    // Without its file she reads on as before.
    choose(language).catch(() => null);
  });
  useEffect(() => {
    if (account !== undefined) follow(account);
  }, [account]);
}
