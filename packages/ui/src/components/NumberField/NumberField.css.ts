import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
});

// As wide as a number is long: the box itself says that little is to be typed.
export const number = style({ flex: '0 1 9rem', minInlineSize: vars.size.target });

export const unit = style({ color: vars.color.muted });
