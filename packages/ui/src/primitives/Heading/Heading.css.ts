import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const heading = style({
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.text,
});

// On a phone at twice the text size, one word of Kiswahili would be wider than the screen, and break inside. At the
// usual size no heading reaches its limit. At twice the size each limit is as large as the text below the heading, or
// larger.
const within = (size: string, widest: string) => `min(${size}, ${widest})`;

export const size = styleVariants({
  display: {
    fontSize: within(vars.fontSize.display, '12vw'),
    lineHeight: vars.lineHeight.tight,
    letterSpacing: '-0.02em',
  },
  1: {
    fontSize: within(vars.fontSize.heading1, '11.5vw'),
    lineHeight: vars.lineHeight.tight,
    letterSpacing: '-0.015em',
  },
  2: {
    fontSize: within(vars.fontSize.heading2, '10.5vw'),
    lineHeight: vars.lineHeight.tight,
    letterSpacing: '-0.01em',
  },
  3: { fontSize: within(vars.fontSize.heading3, '10vw') },
  4: { fontSize: vars.fontSize.heading4 },
});

export const align = styleVariants({ start: { textAlign: 'start' }, center: { textAlign: 'center' } });
