import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const breathe = keyframes({ from: { opacity: 0.75 }, '50%': { opacity: 0.4 }, to: { opacity: 0.75 } });

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });

export const shape = style({
  backgroundColor: vars.color.border,
  opacity: 0.75,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': {
    [media.still]: { animation: 'none' },
    [media.forced]: { border: '1px solid GrayText' },
  },
});

export const kind = styleVariants({
  line: {
    blockSize: '1rem',
    borderRadius: vars.radius.small,
    selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
  },
  card: { blockSize: '7.5rem', borderRadius: vars.radius.large },
  field: { blockSize: vars.size.control, borderRadius: vars.radius.medium },
  circle: { inlineSize: '5rem', blockSize: '5rem', borderRadius: '50%' },
});
