import { useEffect, useState } from 'react';

export const reload = () => globalThis.location.reload();

/**
 * For a screen whose code did not arrive, mostly because the network is gone: loading the page then would put the browser's
 * own error page in its place. It loads by itself once there is a network again.
 */
export function useReloadOnline() {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    globalThis.addEventListener('online', reload);
    return () => globalThis.removeEventListener('online', reload);
  }, []);
  return {
    /** It was tried, and there was no network. */
    isOffline,
    again: () => {
      if (navigator.onLine) reload();
      else setOffline(true);
    },
  };
}
