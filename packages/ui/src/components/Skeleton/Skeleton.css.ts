import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { bone } from '../RoomFor/RoomFor.css.ts';

/** The width at which a `DataTable` has columns. */
const roomy = '(min-width: 44rem)';

/** Rows go by the width of their list, as the rows that come do. */
export const place = style({
  containerType: 'inline-size',
  inlineSize: '100%',
});

/** A line of words, with a bar as high as its letters in the middle. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  // The first height is for browsers that do not know the height of a line.
  blockSize: ['1.55em', '1lh'],
});
export const letters = style([bone, { flexGrow: 1, blockSize: '0.7em', borderRadius: vars.radius.small }]);

export const width = styleVariants({
  long: { inlineSize: '12em', maxInlineSize: '100%' },
  medium: { inlineSize: '7.5em', maxInlineSize: '100%' },
  short: { inlineSize: '3.5em', maxInlineSize: '100%' },
});

/** The words of a link in the corner of a row. */
export const link = style({ inlineSize: '6.5rem', blockSize: vars.size.target });

/** A circle of the size of its other class. */
export const round = style({ flexShrink: 0, borderRadius: '50%' });
export const ring = style({
  backgroundColor: 'transparent',
  border: `0.5rem solid ${vars.color.border}`,
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
});
/** As large as a `ScoreRing`. */
export const scoreRing = style({
  inlineSize: 'min(5rem, 40vw)',
  blockSize: 'min(5rem, 40vw)',
  '@media': { [media.tablet]: { inlineSize: '8.5rem', blockSize: '8.5rem' } },
});

/** At the end of its line. */
export const end = style({ marginInlineStart: 'auto' });

/** As large as a `StatusIcon`. */
export const icon = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
export const pill = style({ inlineSize: '6rem', blockSize: '1.75rem', borderRadius: vars.radius.full });
/** As high as a flat `Badge`. */
export const flat = style({ blockSize: '1.375rem' });
export const button = style({
  inlineSize: '8rem',
  maxInlineSize: '100%',
  blockSize: vars.size.target,
  borderRadius: vars.radius.medium,
});
/** As high as a field for input, with a word in it. */
export const field = style({
  paddingBlock: `calc((${vars.size.control} - 2px - 1em * ${vars.lineHeight.body}) / 2)`,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

/** A sign, or a badge, and words beside it. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

/** The disc of a step has the colour of its line. */
export const step = style({ color: vars.color.border });

export const row = style({
  padding: `min(${vars.space.medium}, 5vw)`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: '2fr 1fr 1fr 1fr',
      columnGap: vars.space.medium,
      paddingBlock: vars.space.small,
      paddingInline: 0,
      border: 0,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      borderRadius: 0,
      backgroundColor: 'transparent',
    },
  },
});
// The lines of a card, where a row has no room for columns.
globalStyle(`${row} > *`, {
  paddingBlock: vars.space.xxsmall,
  '@container': { [roomy]: { padding: 0 } },
});

/** Narrower than its bar where the line is. */
export const narrow = style({ minInlineSize: 0 });
/** A part of a line, as wide as the line allows. */
export const part = style({ display: 'block', flex: '1 1 auto', inlineSize: '100%', minInlineSize: 0 });

/** Lines of words one below the other: the last one ends earlier. */
export const lines = style({});
globalStyle(`${lines} > ${bar}:last-child:not(:first-child)`, { inlineSize: '60%' });
export const apart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});
