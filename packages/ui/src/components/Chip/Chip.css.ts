import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { pill } from './pill.ts';

export const chip = style({
  ...pill,
  gap: `min(${vars.space.xsmall}, 2.5vw)`,
  inlineSize: 'fit-content',
  color: vars.color.text,
});

// Beside the cross, only this lets one long word make room.
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const removable = style({ paddingInlineEnd: 0 });
