/** The cross of a message of `Toasts`, which are beside the main part. The newest is the first. */
const TOAST_CROSS = 'output:not(main output) button';

/** What was opened on a screen, for Escape to close it again, the latest first. */
export function openedParts() {
  const opened: HTMLDetailsElement[] = [];
  return {
    /** Notes a disclosure that a person opens. One that is open from the start is a part of the page. */
    note: ({ target }: Event): void => {
      const details = target instanceof Element ? target.closest('summary')?.parentElement : null;
      if (details instanceof HTMLDetailsElement) opened.push(details);
    },
    /** Closes a message, else the last disclosure that is still open. It returns whether there was one. */
    closeLast: (): boolean => {
      const cross = document.querySelector<HTMLElement>(TOAST_CROSS);
      if (cross !== null) {
        cross.click();
        return true;
      }
      const last = opened.findLast((details) => details.isConnected && details.open);
      if (last === undefined) return false;
      last.open = false;
      // What has the focus in it is gone.
      last.querySelector('summary')?.focus();
      return true;
    },
  };
}
