import { createVar } from '@vanilla-extract/css';
import { heightVar } from '../../tokens/bottom-bar-height.ts';
import { vars } from '../../themes/vars.css.ts';

/** The distance from the top of the page to the picture. `usePlace` sets it. */
export const topVar = createVar();

// Large text can take all of this room. The minimum below keeps a picture visible.
const LEFT = `100dvh - ${topVar} - var(${heightVar}, 0px) - ${vars.space.medium}`;

/** The maximum height of a picture above a bar of buttons: a small phone shows both at once. */
export const HIGHEST = `clamp(min(13rem, 45dvh), ${LEFT}, 50dvh)`;
