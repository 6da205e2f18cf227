import { style } from '@vanilla-extract/css';

export const spread = style({
  display: 'flex',
  justifyContent: 'space-between',
  minInlineSize: 0,
});

export const wrap = style({ flexWrap: 'wrap' });
