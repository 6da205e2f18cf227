import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** The width of the place, and not of the screen, decides where the tier stands. */
export const room = style({ containerType: 'inline-size' });

const wide = '(min-width: 34rem)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplate: '"person ring" auto "tier ring" auto "note ring" 1fr / minmax(0, 1fr) auto',
      rowGap: 0,
    },
  },
});

// In large text the score goes below the person, whose name keeps the width of a word.
export const person = style({ flex: '1 1 6rem', minInlineSize: 0, gridArea: 'person' });

export const score = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: '100%',
  '@media': { [media.tablet]: { display: 'contents' } },
});
// Tier and note beside each other: together with the person they are as high as the ring.
globalStyle(`${head}:has(> ${score} > :nth-child(2))`, {
  '@container': {
    [wide]: {
      gridTemplate: '"person person ring" auto "tier note ring" 1fr / auto minmax(0, 1fr) auto',
    },
  },
});
// The ring is as high as all words together, so its tier stands among them.
globalStyle(`${score} > :first-child`, { '@media': { [media.tablet]: { gridArea: 'ring' } } });
globalStyle(`${score} > :nth-child(2)`, {
  '@media': {
    [media.tablet]: {
      gridArea: 'tier',
      justifySelf: 'start',
      alignSelf: 'start',
      marginBlockStart: vars.space.small,
    },
  },
});

// On a phone the note has the whole width.
export const note = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  alignContent: 'start',
  flexBasis: '100%',
  minInlineSize: 0,
  gridArea: 'note',
  '@media': { [media.tablet]: { marginBlockStart: vars.space.xsmall } },
  selectors: { '&:empty': { display: 'none' } },
});
