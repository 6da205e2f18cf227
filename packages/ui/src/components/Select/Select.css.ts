import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: `min(${vars.space.xxlarge}, 15vw)`,
  // A long choice takes a second line and is not cut off.
  whiteSpace: 'normal',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const arrow = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: `min(${vars.space.medium}, 5vw)`,
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: vars.color.muted,
});
