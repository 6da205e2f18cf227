import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { heightVar } from '../../tokens/bottom-bar-height.ts';
import { media } from '../../tokens/media.ts';

const rise = keyframes({ from: { transform: 'translateY(0.75rem)', opacity: 0 } });
const phone = 'screen and (max-width: 63.99em)';

// The padding at the sides grows with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;
// The higher of the two bars that a screen can have there.
const belowIt = `max(${vars.size.tabBarHeight} + env(safe-area-inset-bottom), var(${heightVar}, 0px))`;

export const region = style({
  position: 'fixed',
  insetInline: 0,
  // Above the bar at the bottom, so that it covers neither the links to other screens nor the button of this one.
  insetBlockEnd: belowIt,
  zIndex: 30,
  // At twice the text size, several long toasts exceed the screen: they scroll, with the newest one visible.
  maxBlockSize: `calc(100dvh - ${belowIt})`,
  overflowY: 'auto',
  scrollPaddingBlock: vars.space.medium,
  paddingBlock: vars.space.medium,
  paddingInline: sides,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: vars.space.xsmall,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

const account = `${vars.size.tabBarHeight} + ${vars.space.xlarge}`;

/** Of the sandbox's ribbon and the strip with the brand and the tabs. */
const header = `${vars.size.tabBarHeight} + ${vars.space.large}`;

/**
 * `rail`: as wide as the rail of `SideNavLayout`, and above its account. A message covers no form and no name there.
 * `corner`: below the header at the end of a desk, away from the buttons that end a page.
 */
export const place = styleVariants({
  corner: {
    '@media': {
      [media.desktop]: {
        insetInlineStart: 'auto',
        insetBlock: `calc(${header}) auto`,
        maxBlockSize: `calc(100dvh - (${header}))`,
        inlineSize: '25rem',
        // The newest one is the nearest to the edge there too.
        flexDirection: 'column',
      },
    },
  },
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

// The end of a page can be scrolled above them.
globalStyle(`html:has(${toast}) #main > :first-child`, {
  '@media': { [phone]: { paddingBlockEnd: '10rem' } },
});

// The close button stands beside the words, or below them where a long word needs the whole line.
export const words = style({ flex: '1 1 min-content', minInlineSize: 0, textWrap: 'pretty' });
