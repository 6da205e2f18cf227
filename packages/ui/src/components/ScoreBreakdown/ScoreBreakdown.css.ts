import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const part = style({
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

// The points go below a name that needs the whole line.
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
});

// In a line with its points, one long word breaks only with this rule.
export const name = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.strong,
});

export const points = style({ fontWeight: vars.fontWeight.medium, fontVariantNumeric: 'tabular-nums' });

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  paddingBlockStart: vars.space.xxsmall,
});

export const text = style({ minInlineSize: 0, color: vars.color.muted });

export const total = style([head, { paddingBlockStart: vars.space.small, fontSize: vars.fontSize.large }]);
