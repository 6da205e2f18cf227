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

export const value = style({ fontSize: vars.fontSize.heading2, fontWeight: vars.fontWeight.strong });
