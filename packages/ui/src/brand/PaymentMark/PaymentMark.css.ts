import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/media.ts';

export const plate = style({
  blockSize: '1.5rem',
  inlineSize: 'auto',
  flexShrink: 0,
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

export const pair = style({ display: 'inline-flex', gap: '0.25rem' });
