import type { SyntheticEvent } from 'react';

/**
 * For the changes of a `Form` that `keepsActions`: what is chosen stays in sight when the actions, which say what follows,
 * grow over it.
 */
export function keepChosenInSight({ target }: SyntheticEvent): void {
  if (target instanceof HTMLInputElement && target.type === 'radio')
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
}
