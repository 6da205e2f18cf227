import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

// Far from the others, so that no thumb meets it by chance.
export const remove = style({ marginInlineStart: 'auto', maxInlineSize: '100%' });

// A drop needs a mouse.
export const drop = style({ display: 'none', '@media': { [media.hover]: { display: 'inline' } } });

// On a computer the browser would only open the files, as the other button does.
export const camera = style({
  display: 'none',
  maxInlineSize: '100%',
  '@media': { [media.touch]: { display: 'inline-flex' } },
});
