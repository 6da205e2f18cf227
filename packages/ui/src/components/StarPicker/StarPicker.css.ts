import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** In pixels, because a thumb does not grow with the reader's text size. */
const THUMB = '44px';
const STAR = `max(${THUMB}, ${vars.size.control})`;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
});

export const stars = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Five targets and no more, so that the words stand right behind the last star.
  flex: `0 1 calc(5 * ${STAR})`,
  // The targets extend beyond the edges of the text: the first star is below the label's first letter. The extension
  // never exceeds the padding of a card, at twice the text size too.
  marginInline: `calc(-1 * min((${STAR} - 1.75rem) / 2, 3.75vw))`,
});

export const star = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // A fifth of the row where the reader's text is large. A star goes to a second line before it is too small for a
  // thumb.
  flex: `0 0 clamp(${THUMB}, 20%, ${STAR})`,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.medium,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&:has(:disabled)': { opacity: 0.5 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:disabled))': { backgroundColor: vars.color.primarySoft } },
    },
  },
});

export const words = style({ fontWeight: vars.fontWeight.medium });
