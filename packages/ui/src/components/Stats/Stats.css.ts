import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const stats = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

// Two beside each other on a phone; one that is left over takes the line.
export const stat = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const label = style({ color: vars.color.muted });

// An amount of four digits fits into a quarter of a reading column, and into half of a phone.
export const value = style({ fontSize: vars.fontSize.heading3, fontWeight: vars.fontWeight.strong });
