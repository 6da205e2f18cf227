import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const rise = keyframes({ from: { transform: 'translateY(0.75rem)', opacity: 0 } });

// The padding at the sides grows with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;
const belowIt = `${vars.size.tabBarHeight} + env(safe-area-inset-bottom)`;

export const region = style({
  position: 'fixed',
  insetInline: 0,
  // Above the tab bar, so that it never covers the links to other screens.
  insetBlockEnd: `calc(${belowIt})`,
  zIndex: 30,
  // At twice the text size, several long toasts exceed the screen: they scroll, with the newest one visible.
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

const account = `${vars.size.tabBarHeight} + ${vars.space.xlarge}`;

/** As wide as the rail of `SideNavLayout`, and above its account: a message covers no form and no name there. */
export const place = styleVariants({
  middle: {},
  rail: {
    '@media': {
      [media.desktop]: {
        insetInlineEnd: 'auto',
        insetBlockEnd: `calc(${account})`,
        maxBlockSize: `calc(100dvh - (${account}))`,
        inlineSize: '15rem',
        paddingInline: vars.space.small,
      },
    },
  },
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

// The close button stands beside the words, or below them where a long word needs the whole line.
export const words = style({ flex: '1 1 min-content', minInlineSize: 0, textWrap: 'pretty' });
