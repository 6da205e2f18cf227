import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

export const box = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  padding: vars.space.medium,
  overflowWrap: 'anywhere',
  color: vars.color.onPrimarySoft,
  backgroundColor: vars.color.primarySoft,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});
