import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
});

export const stars = style({ display: 'inline-flex', minInlineSize: 0 });

export const number = style({ fontWeight: vars.fontWeight.strong });

export const count = style({ color: vars.color.muted, overflowWrap: 'anywhere' });
