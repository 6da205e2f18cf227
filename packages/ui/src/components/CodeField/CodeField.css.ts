import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.heading1,
  letterSpacing: '0.35em',
  // The last digit is followed by its letter space too: half of it on the other side keeps the code in the middle.
  paddingInlineStart: `calc(${vars.space.medium} + 0.35em)`,
  textAlign: 'center',
});
