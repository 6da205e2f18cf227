import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.xsmall,
  // On a phone as wide as what is above it; wider than a hand the thumb has far to go.
  '@media': { [media.tablet]: { maxInlineSize: '20rem' } },
});

export const key = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // Pixels, because a thumb does not grow with the reader's text.
  minBlockSize: '56px',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.heading1,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  // Neither zooms in when it is pressed twice, nor selects anything when it is held.
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    // Lit at once; it is the light going out that takes its time.
    '&:active:not([aria-disabled])': { backgroundColor: vars.color.primarySoft, transitionDuration: '0s' },
    // Not paled, as with buttons.
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
        // Colours of one's own are taken away, and what is pressed is seen by them alone.
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

// Below the 8: nothing stands before it.
export const zero = style({ gridColumnStart: 2 });
