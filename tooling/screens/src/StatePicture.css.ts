import { style } from '@vanilla-extract/css';

// The top of a screen is enough to recognise it. The background distinguishes a dark screen from a light one.
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'top',
});
