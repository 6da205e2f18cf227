import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** A parent sets it where all of its buttons are as wide as the parent: the sheet of a dialog on a phone. */
export const buttonWidth = createVar();

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // As wide as its words, also in a stack, unless `fullWidth` is set.
  inlineSize: fallbackVar(buttonWidth, 'fit-content'),
  minInlineSize: vars.size.target,
  maxInlineSize: '100%',
  // Transparent, so that forced colours draw the outline of every button.
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.fast,
  '@media': { [media.print]: { display: 'none' } },
});

export const size = styleVariants({
  regular: {
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.xsmall,
    // Grows with the reader's text size only while the words have room.
    paddingInline: `min(${vars.space.large}, 6.7vw)`,
    fontSize: vars.fontSize.body,
  },
  small: {
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.xxsmall,
    paddingInline: `min(${vars.space.medium}, 5vw)`,
    fontSize: vars.fontSize.body,
  },
});

export const fullWidth = style({ inlineSize: '100%' });

export const variant = styleVariants({
  primary: {
    color: vars.color.onPrimary,
    backgroundColor: vars.color.primary,
    selectors: {
      '&:active': { backgroundColor: vars.color.primaryActive },
    },
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.primaryHover } } },
  },
  secondary: {
    color: vars.color.link,
    backgroundColor: vars.color.surface,
    borderColor: vars.color.control,
    selectors: { '&:active': { backgroundColor: vars.color.primarySoft } },
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.primarySoft } } },
  },
  ghost: {
    color: vars.color.link,
    backgroundColor: 'transparent',
    selectors: { '&:active': { backgroundColor: vars.color.primarySoft } },
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.primarySoft } } },
  },
  danger: {
    color: vars.tone.danger.onSolid,
    backgroundColor: vars.tone.danger.solid,
    selectors: { '&:active': { filter: 'brightness(0.85)' } },
    '@media': { [media.hover]: { ':hover': { filter: 'brightness(0.92)' } } },
  },
});

// Not faded: the label of a switched-off button must stay readable.
export const off = style({
  cursor: 'not-allowed',
  color: vars.color.muted,
  backgroundColor: vars.color.sunken,
  borderColor: vars.color.border,
  borderStyle: 'dashed',
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.sunken, filter: 'none' } } },
  selectors: { '&:active': { backgroundColor: vars.color.sunken, filter: 'none' } },
});

// A button without a box when it is on has none when it is off, in the hover state too.
export const offGhost = style({
  backgroundColor: 'transparent',
  borderColor: 'transparent',
  '@media': { [media.hover]: { ':hover': { backgroundColor: 'transparent' } } },
  selectors: { '&:active': { backgroundColor: 'transparent' } },
});

// Below its button, also where buttons stand in a line or a grid.
export const reason = style({
  display: 'block',
  inlineSize: '100%',
  gridColumn: '1 / -1',
  // Leaves room for the button's focus ring.
  paddingBlockStart: vars.space.xsmall,
  color: vars.color.muted,
});

export const waiting = style({ cursor: 'progress' });

// Both labels take their room from the start, so that a busy button keeps its width.
export const labels = style({ display: 'grid', justifyItems: 'center', alignItems: 'center' });

export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  // At large text sizes, a word that is longer than the button breaks.
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const unseen = style({ visibility: 'hidden' });

// Without motion, as in a screenshot, the label disappears at once: the ring in its place is visible from the start.
const fade = keyframes({ from: { opacity: 1 } });
export const fadeLate = style({ opacity: 0, animation: `${fade} 120ms 300ms backwards` });

export const centre = style({ gridArea: '1 / 1' });
