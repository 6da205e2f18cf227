/**
 * Lets what was just drawn reach the screen first: on a cheap phone, to begin a call takes ten milliseconds, and a screen begins
 * several. Where the browser has no way to, at once.
 */
export async function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in globalThis.scheduler) await globalThis.scheduler.yield();
}
