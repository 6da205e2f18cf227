import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@repo/ui/themes/vars.css.ts';

// The first view of a screen is enough to recognise it. The background distinguishes a dark screen from a light one.
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 'none',
  objectFit: 'cover',
  objectPosition: 'top',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  boxShadow: vars.shadow.card,
});

// The first view of each device, as its screenshots have it. The frame has its size before the picture arrives.
export const device = styleVariants({
  phone: { aspectRatio: '120 / 247' },
  tablet: { aspectRatio: '3 / 4' },
  window: { aspectRatio: '4 / 3' },
  desk: { aspectRatio: '16 / 10' },
  largeDesk: { aspectRatio: '16 / 9' },
});
