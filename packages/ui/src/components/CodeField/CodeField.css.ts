import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const code = style({
  fontFamily: vars.font.mono,
  // All digits stay visible, however large the reader's text is.
  fontSize: `min(${vars.fontSize.heading1}, 7.5vw)`,
  letterSpacing: '0.35em',
  // The last digit has its letter space too: half of it on the other side keeps the code in the middle.
  paddingInline: `calc(${vars.space.xsmall} + 0.35em) ${vars.space.xsmall}`,
  textAlign: 'center',
});
