const KEY = 'sandbox';

/** Whether the service said during this visit that it runs on the sandbox. */
export const sandboxMemory = {
  read(): boolean {
    try {
      return sessionStorage.getItem(KEY) === 'true';
    } catch {
      return false;
    }
  },
  write(isSandbox: boolean): void {
    try {
      sessionStorage.setItem(KEY, String(isSandbox));
    } catch {
      // Forbidden or full: it is asked again at the next load.
    }
  },
};
