import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});
