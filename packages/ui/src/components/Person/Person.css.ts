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

export const head = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
});

export const name = style({ flex: '1 1 5rem', minInlineSize: 0 });

// Its room fits the usual words, so that another word moves no name, and the states of a list stand in one column. It adds nothing to the height of a line.
export const status = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minInlineSize: 'min(5.875rem, 100%)',
  maxInlineSize: '100%',
  marginBlock: '-0.25rem',
});
