import { useEffect, useEffectEvent, useRef } from 'react';
import { dropDraft, setDraftOpen, writeDraft, type DraftKey } from './draft-store.ts';
import { typedOf } from './typed.ts';

const WRITE_MILLISECONDS = 300;

/** The owner of the drafts, and the notice before the session expires. */
export interface DraftingSession {
  readonly person: () => string;
  readonly onExpiry: (listener: () => void) => () => void;
}

interface KeptSettings<Values> {
  readonly session: DraftingSession;
  readonly key: DraftKey;
  readonly blank: Values;
  readonly values: Values;
  /** Fields that are never stored. */
  readonly unkept: readonly (keyof Values)[];
}

/** Stores the differences from the blank form during typing. Returns a function that deletes them. */
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
    // A sign-out has deleted the draft. A late write must not restore it.
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
    // A call that ends the session must not delete the draft that the end of the session stored.
    if (isHers()) dropDraft(key);
  };
}
