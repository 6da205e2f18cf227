import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
});

// The words go below the badge only where they would have less width than this beside it. Their first line stands beside its
// middle.
export const words = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingBlockStart: '0.125rem',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
