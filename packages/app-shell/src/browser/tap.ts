/** As long as the tick of a key, in milliseconds. */
const TAP_MILLISECONDS = 10;

/** Confirms an answer to the hand that gave it, where the phone can and the reader wants motion. */
export function tap(): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(TAP_MILLISECONDS);
}
