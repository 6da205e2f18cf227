import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.medium,
  blockSize: '100%',
});
export const place = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '9rem',
  minInlineSize: 0,
});

export const wide = style({ inlineSize: '100%', minInlineSize: 0 });

/** What a reader gets who asked the system for less motion. */
export const still = style({});
globalStyle(`${still} *, ${still} *::before, ${still} *::after`, {
  animation: 'none !important',
  transition: 'none !important',
});

export const lane = style({
  padding: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
});
export const runner = style({
  inlineSize: '3rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.primary,
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: vars.motion.easing,
});
export const moved = style({ marginInlineStart: 'calc(100% - 3rem)' });
