import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { RING_ROOM } from '../../tokens/ring-room.ts';

const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

/** The edge of the screen cuts a chip there: a sign that more follow. It is the padding of a `Content`. */
const toTheEdge = `calc(-1 * min(${vars.space.medium}, 5vw))`;

export const layout = styleVariants({
  wrap: [chips],
  slide: [
    chips,
    {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The ring of a focused chip stays inside of the scrolled line.
      paddingBlock: RING_ROOM,
      paddingInline: `min(${vars.space.medium}, 5vw)`,
      marginBlock: `calc(-1 * ${RING_ROOM})`,
      marginInline: toTheEdge,
      // A chip that the arrow keys reach comes into sight with its neighbour's edge.
      scrollPaddingInline: vars.space.xlarge,
      '@media': {
        [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', padding: 0, margin: 0 },
      },
    },
  ],
});

// Covers the whole chip and is transparent: arrow keys, the form and screen readers use a real radio button.
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const chip = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  // Grows with the reader's text size only while the words have room.
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  border: `1px solid ${vars.color.control}`,
  // Its ends are round in one line. In several lines, its corners do not cut the words.
  borderRadius: `min(${vars.size.target} / 2, 9vw)`,
  backgroundColor: vars.color.surface,
  lineHeight: vars.lineHeight.heading,
  position: 'relative',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:has(:checked)': {
      color: vars.color.onPrimary,
      backgroundColor: vars.color.primary,
      borderColor: vars.color.primary,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked))': { backgroundColor: vars.color.primarySoft } },
    },
    [media.forced]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

// In a line of chips, one long word breaks only with this rule.
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style({
  fontWeight: vars.fontWeight.medium,
  opacity: 0.9,
  // The space before the count: a gap that disappears where the count begins a line.
  wordSpacing: '0.25em',
});
