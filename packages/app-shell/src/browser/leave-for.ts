/**
 * Leaves this app for another address. It replaces the history entry, so that the back button does not show the page
 * again.
 */
export function leaveFor(address: string): void {
  globalThis.location.replace(address);
}
