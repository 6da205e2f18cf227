import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@repo/ui/themes/vars.css.ts';

// A phone has two tiles in a line, unless their names are in large text. A desk has as many as have room.
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 48em)': { display: 'flex', flexWrap: 'wrap', gap: vars.space.large },
  },
});

export const tile = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.xsmall,
  minInlineSize: 0,
});

const ofPhone = '7.5rem';
const wide = { '@media': { 'screen and (min-width: 48em)': { inlineSize: '15rem' } } };

export const main = styleVariants({
  phone: { inlineSize: ofPhone },
  tablet: { inlineSize: '9.5rem' },
  window: { inlineSize: '100%', ...wide },
  desk: { inlineSize: '100%', ...wide },
  largeDesk: { inlineSize: '100%', ...wide },
});
export const phone = style({ inlineSize: ofPhone });

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxInlineSize: '100%',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  gap: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const name = style({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' });

// Below the name, and never wider than the tile. They are as far away from one another as thumbs need it.
export const dots = style({ display: 'flex', flexWrap: 'wrap', inlineSize: 0, minInlineSize: '100%' });
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.full,
  textDecoration: 'none',
});

export const plain = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
export const chip = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 });
export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
