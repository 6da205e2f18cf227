import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const stats = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

// Two beside each other on a phone; one that is left over takes the line, and so does one whose longest word or amount
// needs it. Nothing is broken inside that fits into a line.
export const stat = style({
  flex: '1 1 8rem',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const label = style({ color: vars.color.muted });

export const value = style({ fontSize: vars.fontSize.heading3, fontWeight: vars.fontWeight.strong });
