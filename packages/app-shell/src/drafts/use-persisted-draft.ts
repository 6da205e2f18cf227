import { useEffect, useEffectEvent, useRef } from 'react';
import { dropDraft, setDraftOpen, writeDraft, type DraftKey } from './draft-store.ts';
import { typedOf } from './typed.ts';

const WRITE_MILLISECONDS = 300;

/** Whose drafts they are, and when her session is about to end. */
export interface DraftingSession {
  readonly person: () => string;
  readonly onExpiry: (listener: () => void) => () => void;
}

interface KeptSettings<Values> {
  readonly session: DraftingSession;
  readonly key: DraftKey;
  readonly blank: Values;
  readonly values: Values;
  /** Fields that are never written down. */
  readonly unkept: readonly (keyof Values)[];
}

/** Keeps what differs from the blank form while it is typed. Answers what forgets it. */
export function usePersistedDraft<Values extends object>({
  session,
  key,
  blank,
  values,
  unkept,
}: KeptSettings<Values>): () => void {
  const seen = useRef(values);
  const isWaiting = useRef(false);

  const isHers = () => session.person() === key.person;
  const write = useEffectEvent(() => {
    // Whoever has signed out took it with her.
    if (!isWaiting.current || !isHers()) return;
    isWaiting.current = false;
    const typed = typedOf(blank, seen.current, unkept);
    if (Object.keys(typed).length === 0) dropDraft(key);
    else writeDraft(key, typed);
  });

  useEffect(() => {
    if (seen.current === values) return;
    seen.current = values;
    isWaiting.current = true;
    const timer = setTimeout(() => write(), WRITE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [values]);

  const onExpiry = useEffectEvent((listener: () => void) => session.onExpiry(listener));
  const setOpen = useEffectEvent((isOpen: boolean) => {
    if (isHers()) setDraftOpen(key, isOpen);
  });

  useEffect(() => {
    const now = () => write();
    setOpen(true);
    const stop = onExpiry(now);
    globalThis.addEventListener('pagehide', now);
    return () => {
      stop();
      globalThis.removeEventListener('pagehide', now);
      now();
      setOpen(false);
    };
  }, []);

  return () => {
    isWaiting.current = false;
    // What her session's end kept is not given up by the call that ended it.
    if (isHers()) dropDraft(key);
  };
}
