import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

// Over all content, without a target of its own: nothing on the screen moves for it.
export const track = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 60,
  blockSize: '4px',
  overflow: 'hidden',
  pointerEvents: 'none',
  backgroundColor: vars.color.sunken,
});

export const line = style({
  display: 'block',
  inlineSize: '40%',
  blockSize: '100%',
  backgroundColor: vars.color.primary,
  animation: `${run} 1200ms linear infinite`,
  '@media': {
    // A still line along the whole edge.
    [media.still]: { animation: 'none', inlineSize: '100%' },
    [media.forced]: { backgroundColor: 'Highlight' },
  },
});
