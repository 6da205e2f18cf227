import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { SHAPE, WIDEST } from './shape.ts';

export const room = style({
  inlineSize: '100%',
  maxInlineSize: WIDEST,
  marginInline: 'auto',
  aspectRatio: SHAPE,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sunken,
});
