import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// They grow with the reader's text size only while the words have room.
const DISC = 'min(1.75rem, 15vw)';
const GAP = `min(${vars.space.small}, 4vw)`;

/** Above and below the words of a step. */
const SPACE = vars.space.xsmall;
/** Above a disc, which stands beside the middle of the first line. */
const DISC_TOP = '0.375rem';
/** The room of the arrow beside the words, on every site: the arrow is equally large on each. */
const ARROW = '1.5rem';

/** The width at which state and date have room beside the title. The limit grows with the reader's text size. */
const roomy = '(min-width: 30rem)';

export const list = style({
  containerType: 'inline-size',
  // The lines and the pulse are behind the discs, and above the ground of the list.
  isolation: 'isolate',
  counterReset: 'step',
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DISC} minmax(0, 1fr)`,
  columnGap: GAP,
  counterIncrement: 'step',
  // The line to the next disc, which covers its end. Its colour is that of the pseudo-element.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: '1rem -1rem',
    insetInlineStart: `calc(${DISC} / 2 - 1px)`,
    border: 'solid',
    borderWidth: '0 0 0 2px',
    color: vars.color.border,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
});

/** A step that is over, before every step that is not. */
export const behind = style({ '::before': { color: vars.color.primary } });

const pulse = keyframes({
  from: { opacity: 0.5 },
  to: { transform: 'scale(2)', opacity: 0 },
});

export const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: DISC,
  blockSize: DISC,
  marginBlockStart: DISC_TOP,
  border: '2px solid',
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
});

export const numbered = style({});
export const later = style({ color: vars.color.control });
export const past = style({ backgroundColor: 'currentcolor', printColorAdjust: 'exact' });

/** The first step that goes on. Where nothing may move, the disc covers its pulse. */
export const current = style({
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    borderRadius: '50%',
    backgroundColor: 'currentcolor',
    animation: `${pulse} 2400ms ease-out infinite`,
  },
  '@media': { [media.still]: { '::after': { animation: 'none' } } },
});

export const glyph = style({
  selectors: {
    [`${past} > &`]: { color: vars.color.surface },
    [`${numbered} > &::before`]: { content: 'counter(step)' },
  },
});

export const words = style({
  minInlineSize: 0,
  paddingBlock: SPACE,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: GAP,
  // Beside the arrow. All dates end above each other, with or without one.
  '@container': { [roomy]: { paddingInlineEnd: ARROW } },
});

export const title = style({
  flexBasis: '100%',
  selectors: { 'summary &': { maxInlineSize: `calc(100% - ${ARROW})` } },
  '@container': { [roomy]: { flexBasis: 'auto' } },
});

export const date = style({ '@container': { [roomy]: { marginInlineStart: 'auto' } } });

// Its target reaches to the next step.
export const summary = style({
  display: 'block',
  minBlockSize: vars.size.target,
  marginBlock: `calc(-1 * ${SPACE})`,
  paddingBlock: SPACE,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const arrow = style({ position: 'absolute', insetBlockStart: '0.625rem', insetInlineEnd: 0 });

export const text = style({ marginBlockStart: vars.space.xxsmall });

// All steps are equally wide. The disc is above its words, and the line goes on to the next disc.
export const across = style({
  '@media': { [media.tablet]: { display: 'flex', columnGap: vars.space.large } },
});

globalStyle(`${across} > ${step}`, { '@media': { [media.tablet]: { flex: '1 1 0', display: 'block' } } });

globalStyle(`${across} > ${step}::before`, {
  '@media': {
    [media.tablet]: {
      insetBlock: `calc(${DISC_TOP} + ${DISC} / 2 - 1px) auto`,
      insetInline: '0 -2rem',
      borderWidth: '2px 0 0',
    },
  },
});
