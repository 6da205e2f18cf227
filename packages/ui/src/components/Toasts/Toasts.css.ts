import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const rise = keyframes({ from: { transform: 'translateY(0.75rem)', opacity: 0 } });

// The space at the sides grows with the reader's text only as far as the words are left room.
const sides = `min(${vars.space.medium}, 5vw)`;
const belowIt = `${vars.size.tabBarHeight} + env(safe-area-inset-bottom)`;

export const region = style({
  position: 'fixed',
  insetInline: 0,
  // Above the tab bar, so that it never covers the way to another screen.
  insetBlockEnd: `calc(${belowIt})`,
  zIndex: 30,
  // Several long ones at twice the text size are more than a screen: they are scrolled, the newest in sight.
  maxBlockSize: `calc(100dvh - (${belowIt}))`,
  overflowY: 'auto',
  scrollPaddingBlock: vars.space.medium,
  paddingBlock: vars.space.medium,
  paddingInline: sides,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: vars.space.xsmall,
  pointerEvents: 'none',
});

export const toast = style({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: '28rem',
  paddingBlock: vars.space.xsmall,
  paddingInline: `${sides} ${vars.space.xsmall}`,
  border: '1px solid',
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.normal} ${vars.motion.easing}`,
});

const paint = ({ soft, border, text }: { soft: string; border: string; text: string }) => ({
  color: text,
  backgroundColor: soft,
  borderColor: border,
});

export const tone = styleVariants({
  info: paint(vars.tone.info),
  success: paint(vars.tone.success),
  warning: paint(vars.tone.warning),
  danger: paint(vars.tone.danger),
});

// What closes it stands beside the words, or below them where a long word needs the whole line.
export const words = style({ flex: '1 1 min-content', minInlineSize: 0, textWrap: 'pretty' });
