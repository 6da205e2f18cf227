import { style } from '@vanilla-extract/css';
import { colours } from '../../tokens/colours.ts';
import { vars } from '../../themes/vars.css.ts';

// Dark on white in the dark mode too: many cameras read no inverted picture.
export const picture = style({
  inlineSize: '13rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border}`,
  color: '#000',
  backgroundColor: colours.white,
  forcedColorAdjust: 'none',
});
