import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
});
