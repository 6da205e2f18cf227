import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { buttonWidth } from '../Button/Button.css.ts';

// The padding at its sides grows with the reader's text size only while the words have room.
const sides = `min(${vars.space.large}, 7.5vw)`;

const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  backgroundColor: vars.color.scrim,
  animation: `${fadeIn} ${vars.motion.fast}`,
  '@media': { [media.tablet]: { alignItems: 'center', padding: vars.space.xlarge } },
});

// At the bottom on a phone, near the thumb. In the middle where there is room.
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: '32rem',
  maxBlockSize: '92dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${vars.motion.normal} ${vars.motion.easing}`,
  // Without another control, Radix focuses the sheet, which is no control.
  outline: 'none',
  '@media': { [media.tablet]: { borderRadius: vars.radius.large } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `min(${vars.space.medium}, 5vw)`,
  paddingBlockStart: vars.space.medium,
  paddingInline: `${sides} min(${vars.space.small}, 3.75vw)`,
});

// A long word breaks before it pushes the close button off the sheet.
export const title = style({ minInlineSize: 0, paddingBlockStart: vars.space.xsmall });

export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  paddingInline: sides,
  paddingBlock: `${vars.space.xsmall} ${vars.space.large}`,
});

// They stay visible while a long text scrolls, except on a screen so low that no text would be visible.
export const actions = style({
  vars: { [buttonWidth]: '100%' },
  backgroundColor: vars.color.raised,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xsmall,
  padding: sides,
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: `calc(${sides} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    '(min-height: 24rem)': { position: 'sticky', insetBlockEnd: 0 },
    [media.tablet]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      vars: { [buttonWidth]: 'fit-content' },
    },
  },
});
