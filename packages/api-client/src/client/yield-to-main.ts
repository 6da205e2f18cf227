/**
 * Lets the browser paint before a call begins. On a cheap phone, starting a call takes ten milliseconds, and a screen
 * starts several. A browser without `scheduler.yield` continues at once.
 */
export async function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in globalThis.scheduler) await globalThis.scheduler.yield();
}
