import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

export const swatch = style({
  blockSize: '4rem',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border}`,
});

export const bar = style({ blockSize: '1rem', backgroundColor: vars.color.primary });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '5rem',
  padding: vars.space.small,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
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
