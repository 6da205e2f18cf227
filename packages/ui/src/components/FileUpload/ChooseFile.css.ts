import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** The words in the style of a button. The invisible file control covers them. */
export const choose = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  borderRadius: vars.radius.medium,
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

// A device with a coarse pointer has the button of its camera before this one.
export const mainWithoutCamera = style({
  '@media': {
    [media.mouse]: {
      selectors: {
        // Twice, because it is stronger than the button's own variant.
        '&&': {
          color: vars.color.onPrimary,
          backgroundColor: vars.color.primary,
          borderColor: 'transparent',
        },
        '&&:hover': { backgroundColor: vars.color.primaryHover },
      },
    },
  },
});

// The icon goes above the words where they would have less width than this beside it.
export const label = style({ flexWrap: 'wrap', justifyContent: 'center' });
// No wider than a short label: "Piga picha" has room beside its icon.
export const words = style({ flex: '1 1 4rem', minInlineSize: 0 });

// The frame is the target, and shows the focus.
export const fillsFrame = style({
  position: 'static',
  selectors: { '&:has(:focus-visible)': { outline: 'none' } },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  // The browser's own button inside would otherwise show its own cursor.
  '::file-selector-button': { cursor: 'pointer' },
});
