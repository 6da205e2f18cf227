import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  globalThis.addEventListener('online', changed);
  globalThis.addEventListener('offline', changed);
  return () => {
    globalThis.removeEventListener('online', changed);
    globalThis.removeEventListener('offline', changed);
  };
}

const isOnline = () => navigator.onLine;

/** False when the browser knows that it is offline. True promises nothing: the network may lead nowhere. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
