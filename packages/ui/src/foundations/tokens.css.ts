import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

export const code = style({
  margin: 0,
  padding: vars.space.medium,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
  backgroundColor: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
