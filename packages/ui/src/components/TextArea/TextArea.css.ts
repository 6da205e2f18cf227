import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const area = style({
  display: 'block',
  resize: 'vertical',
  paddingBlock: vars.space.small,
  lineHeight: vars.lineHeight.body,
});

export const counter = style({
  alignSelf: 'flex-end',
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
});

export const over = style({ color: vars.tone.danger.text, fontWeight: vars.fontWeight.medium });
