import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const slide = keyframes({ from: { transform: 'translateY(-1.5rem)', opacity: 0 } });

export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

/** Only drawn elsewhere: from the start, everything has its own place. */
export const slides = style({
  animation: `${slide} 320ms ${vars.motion.easing}`,
  '@media': { [media.still]: { animation: 'none' } },
});
