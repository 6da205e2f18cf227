import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const quote = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  padding: `${vars.space.small} min(${vars.space.medium}, 4vw)`,
  borderInlineStart: `4px solid ${vars.color.primary}`,
  backgroundColor: vars.color.page,
  overflowWrap: 'anywhere',
});

export const source = style({ fontSize: vars.fontSize.small, color: vars.color.muted });

export const words = style({
  whiteSpace: 'pre-line',
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.45,
});
