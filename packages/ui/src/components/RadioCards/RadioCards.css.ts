import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// Fewer columns where one would have less than 11rem, as in a dialog: long words would break.
const tracks = (count: number) => {
  const share = `(100% - ${String(count - 1)} * ${vars.space.small}) / ${String(count)}`;
  return `repeat(auto-fit, minmax(min(100%, max(11rem, ${share})), 1fr))`;
};

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

/** A pair has no room on the narrowest phone, or in large text. */
export const phoneColumns = styleVariants({
  1: {},
  2: {
    gap: vars.space.xsmall,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(9.5rem, (100% - ${vars.space.xsmall}) / 2)), 1fr))`,
    '@media': { [media.tablet]: { gap: vars.space.small } },
  },
});

export const columns = styleVariants({
  1: {},
  2: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(2) } } },
  3: { '@media': { [media.tablet]: { gridTemplateColumns: tracks(3) } } },
});

const paired = `${phoneColumns[2]} > &`;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: `min(${vars.space.small}, 3.75vw)`,
  // Grows with the reader's text size only while the words have room.
  padding: `min(${vars.space.medium}, 5vw)`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '[aria-invalid="true"] &': {
      borderColor: vars.tone.danger.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.solid}`,
    },
    '&:has(:checked)': {
      borderColor: vars.color.primary,
      backgroundColor: vars.color.primarySoft,
      // A second pixel of border that does not move the content.
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    [paired]: { columnGap: vars.space.xsmall, padding: `min(${vars.space.small}, 3.75vw)` },
  },
  '@media': {
    [media.tablet]: { selectors: { [paired]: { columnGap: vars.space.small, padding: vars.space.medium } } },
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { borderColor: vars.color.text } } },
    [media.forced]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

/** A card that cannot be chosen, drawn like a button that is off. */
export const off = style({
  color: vars.color.muted,
  backgroundColor: vars.color.sunken,
  border: `1px dashed ${vars.color.border}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { borderColor: vars.color.border } } },
  },
});

/** A card as wide as all columns together. `RadioColumns` draws it. */
export const strip = style({});

// The radio button has the size of its icon. The target is the whole card, through `::after`.
export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginBlockStart: '0.0625rem',
  border: `2px solid ${vars.color.control}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    [`${off} &`]: { borderColor: vars.color.border, backgroundColor: 'transparent', cursor: 'not-allowed' },
    '&:checked': { borderColor: vars.color.primary },
    '&:checked::before': {
      content: '',
      inlineSize: '0.6875rem',
      blockSize: '0.6875rem',
      borderRadius: '50%',
      backgroundColor: vars.color.primary,
    },
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    // A link in its words can be pressed.
    [`${off} &::after`]: { display: 'none' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:checked::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

// The words go below the radio button only where they would have less width than this beside it.
export const words = style({ flex: '1 1 6rem', minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

// The key stays at the end of the line, and a long title breaks beside it.
export const headWithKey = style({ flexWrap: 'nowrap' });

export const title = style({
  minInlineSize: 0,
  fontWeight: vars.fontWeight.strong,
  cursor: 'pointer',
  selectors: { [`${off} &`]: { cursor: 'not-allowed' } },
});
/** In the only column. */
const alone = `${columns[1]} &`;

export const detail = style({
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.tablet]: { selectors: { [alone]: { order: 1, marginInlineStart: 'auto' } } } },
});
/** `RadioColumns` draws it. */
export const badge = style({});
// A narrow card has room for the price alone beside the title. A badge is higher than that line, and moves nothing below it.
export const badgeBelow = style({
  flexBasis: '100%',
  marginBlockEnd: vars.space.xxsmall,
  '@media': {
    [media.tablet]: { selectors: { [alone]: { flexBasis: 'auto', marginBlock: '-0.1875rem' } } },
  },
});
export const description = style({ color: vars.color.muted });

export const body = style({
  inlineSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  marginBlockStart: vars.space.small,
});
