import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space.xxlarge,
  cursor: 'pointer',
});

export const arrow = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.space.medium,
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: vars.color.muted,
});
