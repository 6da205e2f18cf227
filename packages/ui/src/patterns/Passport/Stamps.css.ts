import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const title = style({ margin: 0, fontWeight: vars.fontWeight.strong });

export const stamps = style({
  flexGrow: 1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.xsmall,
});

// An empty place, until it is stamped.
export const stamp = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  paddingInline: vars.space.xsmall,
  paddingBlock: '0.125rem',
  borderRadius: vars.radius.small,
  border: '1.5px dashed currentColor',
  fontSize: '0.8125rem',
  lineHeight: vars.lineHeight.tight,
  opacity: 0.85,
});
export const earned = style({
  border: '1.5px solid currentColor',
  opacity: 1,
  // As if pressed by a hand.
  selectors: { '&:nth-child(odd)': { rotate: '-1deg' }, '&:nth-child(even)': { rotate: '0.8deg' } },
});

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  fontWeight: vars.fontWeight.strong,
});
export const text = style({ overflowWrap: 'anywhere' });
