import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const divider = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
