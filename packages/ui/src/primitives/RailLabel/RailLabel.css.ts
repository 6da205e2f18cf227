import { createContainer, style } from '@vanilla-extract/css';
import { unseen } from '../VisuallyHidden/unseen.ts';

/** The rail of `SideNavLayout`. */
export const rail = createContainer();

/** A rail that has room for icons alone. */
export const slim = `${rail} (max-width: 6rem)`;

export const label = style({
  '@container': { [slim]: { ...unseen, margin: '-1px', padding: 0, border: 0 } },
});
