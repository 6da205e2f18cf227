import { style } from '@vanilla-extract/css';

// The top of the screen is enough to know it by; a dark screen is told from a light one by its own ground.
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'top',
});
