import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const wordmark = style({
  display: 'inline-flex',
  // At twice the text size the name wraps below the mark, before it overlaps its neighbours.
  flexWrap: 'wrap',
  alignItems: 'center',
  fontWeight: '700',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  lineHeight: vars.lineHeight.tight,
  color: vars.color.text,
});

export const size = styleVariants({
  // A little larger than a heading beside it.
  small: { gap: vars.space.xsmall, fontSize: `calc(1.05 * ${vars.fontSize.heading3})` },
  medium: { gap: '0.625rem', fontSize: `calc(1.05 * ${vars.fontSize.heading2})` },
  large: { gap: vars.space.medium, fontSize: vars.fontSize.display },
});
