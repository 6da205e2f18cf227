import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

// Most waits end before 300 ms. A spinner that never appears cannot flicker.
export const late = style({ animation: `${appear} 120ms 300ms both` });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  color: vars.color.muted,
});

export const centred = style({ justifyContent: 'center', paddingBlock: vars.space.xlarge });

export const ring = style({
  display: 'block',
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderInlineStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  // A still ring with a gap, beside the words about the wait.
  '@media': { [media.still]: { animation: 'none' } },
});

// Beside the ring while the longest word has room there, below it where the reader's text is too large.
export const words = style({ flex: '1 1 min-content', minInlineSize: 0, maxInlineSize: 'max-content' });

export const size = styleVariants({
  small: { flexShrink: 0, inlineSize: '1.125rem', blockSize: '1.125rem' },
  large: { flexShrink: 0, inlineSize: '1.75rem', blockSize: '1.75rem' },
});
