import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** Grows with the reader's text size only as far as the narrowest screen allows. */
const SIZE = 'min(5rem, 40vw)';
const WIDE = '8.5rem';

export const ring = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: SIZE,
  blockSize: SIZE,
  '@media': {
    [media.tablet]: { inlineSize: WIDE, blockSize: WIDE },
    [media.print]: { inlineSize: WIDE, blockSize: WIDE, printColorAdjust: 'exact' },
  },
});

export const drawing = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const part = style({
  transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
});

export const pressable = style({ cursor: 'pointer' });

// Its metal is a paint of the drawing itself.
export const earned = style({ '@media': { [media.forced]: { fill: 'CanvasText' } } });

/** Shows of the earned parts what its arc covers. The arc is wider than the ring. */
export const mask = style({
  maskType: 'alpha',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 14,
});

export const rest = styleVariants({
  // Found: an outline, which is no part of the score.
  finding: {
    fill: vars.tone.danger.soft,
    stroke: vars.tone.danger.solid,
    strokeWidth: 1.6,
    '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2.5 } },
  },
  // Its hatching is a pattern of the drawing itself.
  unknown: {
    stroke: vars.tone.unknown.solid,
    strokeWidth: 0.8,
    '@media': { [media.forced]: { stroke: 'CanvasText' } },
  },
  // Two fills of a forced palette may be alike. Empty and dashed is neither earned nor found.
  open: {
    fill: vars.color.border,
    '@media': {
      [media.forced]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 0.8, strokeDasharray: '3 3' },
    },
  },
});

export const hatchGround = style({ fill: vars.tone.unknown.soft });
export const hatchLine = style({
  fill: vars.tone.unknown.solid,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});

export const words = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  pointerEvents: 'none',
});

export const number = style({
  fontSize: `min(${vars.fontSize.heading2}, 12vw)`,
  fontWeight: vars.fontWeight.strong,
  '@media': { [`${media.tablet}, ${media.print}`]: { fontSize: '2.125rem' } },
});
export const points = style({
  fontSize: `min(${vars.fontSize.small}, 7vw)`,
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.large } },
});
// A phone's ring has room for the number alone.
export const outOf = style({
  display: 'none',
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
  '@media': { [media.tablet]: { display: 'block' } },
});
