import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.xsmall,
  // On a phone as wide as the content above it. Where it is wider than a hand, the thumb has far to go.
  '@media': { [media.tablet]: { maxInlineSize: '20rem' } },
});

export const key = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // In pixels, because a thumb does not grow with the reader's text size.
  minBlockSize: '48px',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.heading1,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  // A double press does not zoom, and a long press selects nothing.
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    // A pressed key lights up at once. Only the return is animated.
    '&:active:not([aria-disabled])': { backgroundColor: vars.color.primarySoft, transitionDuration: '0s' },
    // Not faded, as with buttons.
    '&[aria-disabled]': {
      cursor: 'not-allowed',
      color: vars.color.muted,
      backgroundColor: vars.color.sunken,
      borderColor: vars.color.border,
      borderStyle: 'dashed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled], :active)': { backgroundColor: vars.color.sunken },
      },
    },
    [media.forced]: {
      selectors: {
        // Forced colours remove the theme's colours, the only sign of a pressed key.
        '&:active:not([aria-disabled])': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
        '&[aria-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

// Below the 8: the place before it is empty.
export const zero = style({ gridColumnStart: 2 });
