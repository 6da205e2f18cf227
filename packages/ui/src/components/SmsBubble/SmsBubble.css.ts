import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const sms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
});

export const from = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  // Also inside of words that are set in another weight.
  fontWeight: vars.fontWeight.regular,
});

// In the middle of the first line.
export const icon = style({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' });
export const caption = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

// A message that came in: its tail is at the side of who wrote it.
export const bubble = style({
  maxInlineSize: 'min(32rem, 100%)',
  paddingBlock: vars.space.xsmall,
  paddingInline: `min(${vars.space.small}, 4vw)`,
  border: `1px solid ${vars.tone.success.border}`,
  borderRadius: vars.radius.large,
  borderStartStartRadius: vars.radius.small,
  backgroundColor: vars.tone.success.soft,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

// A grey piece in place of the words, and never a part of them.
export const leftOut = style({
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.border,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  whiteSpace: 'nowrap',
});
