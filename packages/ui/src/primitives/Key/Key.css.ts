import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const key = style({
  display: 'inline-block',
  minInlineSize: '1.5em',
  paddingInline: '0.375em',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  color: vars.color.muted,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
