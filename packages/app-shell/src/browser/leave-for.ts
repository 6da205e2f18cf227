/** Leaves this app for another address. The page left behind is not kept: going back must not show it again. */
export function leaveFor(address: string): void {
  globalThis.location.replace(address);
}
