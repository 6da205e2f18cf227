import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
});

// As wide as a number is long: the width shows that the input is short.
export const number = style({ flex: '0 1 9rem', minInlineSize: vars.size.target });

export const unit = style({ color: vars.color.muted });
