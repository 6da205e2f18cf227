import { createVar } from '@vanilla-extract/css';
import { heightVar } from '../../tokens/bottom-bar-height.ts';
import { vars } from '../../themes/vars.css.ts';

/** How far down its page a picture begins; set by `usePlace`. */
export const topVar = createVar();

// Where large text takes all of the room, something is left to look at.
const LEFT = `100dvh - ${topVar} - var(${heightVar}, 0px) - ${vars.space.medium}`;

/** How high a picture may be that stands above a bar of buttons: on a small phone both are in sight at once. */
export const HIGHEST = `clamp(min(13rem, 45dvh), ${LEFT}, 50dvh)`;
