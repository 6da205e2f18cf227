import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xsmall,
  alignItems: 'start',
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
