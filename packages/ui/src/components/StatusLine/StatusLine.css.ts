import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xsmall,
  alignItems: 'start',
});

// A line of small words stands beside the middle of the icon, and many lines begin there.
export const words = style({ alignSelf: 'center', minInlineSize: 0, overflowWrap: 'anywhere' });
