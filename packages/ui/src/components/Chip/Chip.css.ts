import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `min(${vars.space.xsmall}, 2.5vw)`,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  // Grows with the reader's text only as far as the words are left room.
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  border: `1px solid ${vars.color.control}`,
  // Round at its ends in one line; in several, its corners leave the words whole.
  borderRadius: `min(${vars.size.target} / 2, 9vw)`,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  lineHeight: vars.lineHeight.heading,
});

// Beside the cross, only this lets one long word make room.
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const removable = style({ paddingInlineEnd: 0 });
