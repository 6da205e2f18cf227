import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const trigger = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  // Beside a line of words it makes the line no higher.
  marginBlock: '-0.5rem',
  justifyContent: 'center',
  borderRadius: vars.radius.full,
  color: vars.color.link,
  cursor: 'help',
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.primarySoft } } },
});

// The anchor of the bubble: Radix needs an element of its own, and the button must stay the same while the bubble
// loads.
export const pin = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const bubble = style({
  // Above a dialog: it opens there too.
  zIndex: 45,
  maxInlineSize: 'min(20rem, calc(100vw - 32px))',
  // At twice the text size the words may exceed the available room.
  maxBlockSize: 'var(--radix-tooltip-content-available-height)',
  overflowY: 'auto',
  padding: `min(${vars.space.medium}, 5vw)`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.control}`,
  boxShadow: vars.shadow.raised,
});
