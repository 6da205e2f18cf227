import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const locked = style({
  // Grows with the reader's text size only while the words have room.
  padding: `min(${vars.space.large}, 7.5vw)`,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sunken,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
});

export const lock = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  color: vars.color.muted,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
});

// The words go below the lock only where they would have less width than this beside it.
export const words = style({
  flex: '1 1 9.5rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const prompt = style({
  marginBlockStart: vars.space.medium,
  // Not `break-word`: the offer is as wide as its longest word, which breaks only with this rule.
  overflowWrap: 'anywhere',
});
