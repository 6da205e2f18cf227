import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { media } from '../tokens/media.ts';

/** Light beside dark, one drawing for both. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  flexShrink: 0,
  inlineSize: 'min(6rem, 25vw)',
  minBlockSize: '4rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
});

export const entry = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** One theme, painted in its own raw colours. */
export const theme = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.border}`,
});

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: '1px solid',
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});

export const ratio = style({ fontSize: vars.fontSize.small });

/** What it is, beside how it looks in the light and in the dark. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: vars.space.xlarge },
  },
});

export const modes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.small,
});

export const ramp = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6rem, 100%), 1fr))',
  gap: vars.space.xsmall,
});
export const step = style({
  blockSize: '3rem',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border}`,
});

/** One colour of the theme in which the page stands. */
export const ink = style({
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '3rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
});
