import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { media } from '../tokens/media.ts';

/** A step of the scale: its numbers, and the step itself. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  alignItems: 'baseline',
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: vars.space.large },
  },
});

/** A column of text as wide as a page of the product. The ruler is as wide as the text. */
export const measure = style({ maxInlineSize: vars.size.readingWidth });
export const ruler = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.large,
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  '::before': {
    content: '',
    flexGrow: 1,
    blockSize: '0.5rem',
    border: `solid ${vars.color.control}`,
    borderWidth: '0 0 1px 1px',
  },
  '::after': {
    content: '',
    flexGrow: 1,
    blockSize: '0.5rem',
    border: `solid ${vars.color.control}`,
    borderWidth: '0 1px 1px 0',
  },
});

/** Figures below one another, each at the end of its line. */
export const figures = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  justifyItems: 'end',
  inlineSize: 'fit-content',
  fontSize: vars.fontSize.large,
});
export const proportional = style([figures, { fontVariantNumeric: 'proportional-nums' }]);
