import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const heading = style({
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.text,
});

export const size = styleVariants({
  display: {
    fontSize: vars.fontSize.display,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: '-0.02em',
  },
  1: { fontSize: vars.fontSize.heading1, letterSpacing: '-0.015em' },
  2: { fontSize: vars.fontSize.heading2, letterSpacing: '-0.01em' },
  3: { fontSize: vars.fontSize.heading3 },
  4: { fontSize: vars.fontSize.heading4 },
});

export const align = styleVariants({ start: { textAlign: 'start' }, center: { textAlign: 'center' } });
