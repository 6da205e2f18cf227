import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const slide = keyframes({ from: { transform: 'translateY(-1.5rem)', opacity: 0 } });

const burst = keyframes({
  from: { transform: 'translateY(3rem) scale(0.4)', opacity: 1 },
  '40%': { transform: 'none', opacity: 1 },
  to: { transform: 'translateY(2rem)', opacity: 0 },
});

/** Dots of a piece of confetti each: its place in percent, and its radius in pixels. */
const dots = [
  [6, 62, 4],
  [15, 26, 5],
  [24, 74, 3],
  [33, 14, 4],
  [42, 48, 5],
  [52, 8, 3],
  [60, 58, 4],
  [69, 20, 5],
  [78, 70, 4],
  [86, 34, 3],
  [94, 60, 5],
] as const;
const confetti = dots
  .map(([x, y, radius], place) => {
    const ink = place % 2 === 0 ? vars.color.accent : vars.color.primary;
    return `radial-gradient(circle at ${String(x)}% ${String(y)}%, ${ink} ${String(radius)}px, transparent ${String(radius + 0.5)}px)`;
  })
  .join(', ');

export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

/** Only drawn elsewhere: from the start, everything has its own place. */
export const slides = style({
  position: 'relative',
  animation: `${slide} 320ms ${vars.motion.easing}`,
  // Confetti in the two inks of the drawings, thrown once over the upper edge. It takes no room and no press.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-8rem',
    insetInline: 0,
    blockSize: '8rem',
    pointerEvents: 'none',
    opacity: 0,
    backgroundImage: confetti,
    animation: `${burst} 1400ms ${vars.motion.easing} 200ms`,
  },
  '@media': { [media.still]: { animation: 'none', '::before': { animation: 'none' } } },
});
