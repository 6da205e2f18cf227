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

/** Room for the shadow of a message: a region that scrolls cuts off what lies outside of it. */
const SHADOW = '2rem';
const shadowBelow = `${SHADOW} - ${vars.space.medium}`;

export const region = style({
  position: 'fixed',
  insetInline: 0,
  // Above the bar at the bottom, so that it covers neither the links to other screens nor the button of this one.
  insetBlockEnd: `calc(${belowIt} - (${shadowBelow}))`,
  zIndex: 30,
  // At twice the text size, several long toasts exceed the screen: they scroll, with the newest one visible.
  maxBlockSize: `calc(100dvh - ${belowIt} + ${shadowBelow})`,
  overflowY: 'auto',
  scrollPaddingBlock: vars.space.medium,
  paddingBlock: `${vars.space.medium} ${SHADOW}`,
  paddingInline: sides,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: vars.space.xsmall,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

/** Of the sandbox's ribbon and the strip with the brand and the tabs. */
const header = `${vars.size.tabBarHeight} + ${vars.space.large}`;

/** As wide as the rail of `SideNavLayout`. */
const RAIL = '15rem';

/**
 * `corner`: below the header at the end of a desk, away from the buttons that end a page.
 * `besideRail`: at the bottom in the middle of the content, away from the rail and from the actions at both ends of a line.
 */
export const place = styleVariants({
  corner: {
    '@media': {
      [media.desktop]: {
        insetInlineStart: 'auto',
        insetBlock: `calc(${header}) auto`,
        maxBlockSize: `calc(100dvh - (${header}))`,
        inlineSize: `calc(25rem + ${shadowBelow})`,
        paddingInlineStart: SHADOW,
        // The newest one is the nearest to the edge there too.
        flexDirection: 'column',
      },
    },
  },
  besideRail: {
    '@media': {
      [media.desktop]: {
        insetInlineStart: RAIL,
        insetBlockEnd: `calc(var(${heightVar}, 0px) - (${shadowBelow}))`,
        maxBlockSize: `calc(100dvh - var(${heightVar}, 0px) + ${shadowBelow})`,
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
