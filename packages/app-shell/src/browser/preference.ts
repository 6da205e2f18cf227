import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parseJson, type KeyValueStore } from './storage.ts';

/** A setting of this browser. It says nothing about anybody, and stays after a sign-out. */
export interface Preference<T> {
  readonly value: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPreference<T>(
  store: KeyValueStore,
  key: string,
  schema: z.ZodMiniType<T>,
  initial: T,
): Preference<T> {
  const stored = z.safeParse(schema, parseJson(store.read(key)));
  let value = stored.success ? stored.data : initial;
  const listeners = new Set<() => void>();
  return {
    value: () => value,
    set(next) {
      value = next;
      store.write(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const usePreference = <T>({ subscribe, value }: Preference<T>): T =>
  useSyncExternalStore(subscribe, value);
