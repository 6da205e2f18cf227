import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const band = style({
  paddingBlock: vars.space.xxlarge,
  '@media': { [media.tablet]: { paddingBlock: vars.space.huge } },
});

export const tone = styleVariants({
  page: { backgroundColor: vars.color.page },
  surface: {
    backgroundColor: vars.color.surface,
    borderBlock: `1px solid ${vars.color.border}`,
  },
  soft: { backgroundColor: vars.color.primarySoft },
  brand: {
    color: vars.color.onMark,
    backgroundColor: vars.color.mark,
    // The focus ring must be visible on this background too.
    vars: { [vars.color.focus]: vars.color.onMark },
  },
});

// A heading has the text colour of the page.
globalStyle(`${tone.brand} h2`, { color: 'inherit' });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
});

export const two = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'start',
      columnGap: vars.space.huge,
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  minInlineSize: 0,
});

// Words that are shorter than the content beside them scroll along with it.
globalStyle(`${two} > ${body}`, {
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.xlarge } },
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

// Longer lines are hard to read.
export const lead = style({
  maxInlineSize: vars.size.readingWidth,
  fontSize: vars.fontSize.large,
  textWrap: 'pretty',
});

export const leadTone = styleVariants({
  page: { color: vars.color.muted },
  surface: { color: vars.color.muted },
  soft: { color: vars.color.muted },
  brand: { color: 'inherit' },
});
