import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  minInlineSize: 0,
});

// The words go below the photo only where they would have less width than this beside it.
export const words = style({
  flex: '1 1 7rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
});
