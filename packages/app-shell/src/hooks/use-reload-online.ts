import { useEffect, useState } from 'react';

export const reload = () => globalThis.location.reload();

/**
 * For a screen whose chunk did not arrive, usually because the network is down. A reload would then show the error page of
 * the browser. The page reloads by itself when the network returns.
 */
export function useReloadOnline() {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    globalThis.addEventListener('online', reload);
    return () => globalThis.removeEventListener('online', reload);
  }, []);
  return {
    /** True after an attempt without a network. */
    isOffline,
    again: () => {
      if (navigator.onLine) reload();
      else setOffline(true);
    },
  };
}
