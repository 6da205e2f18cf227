import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { uploadFrame } from './upload-frame.css.ts';

export const frame = style([
  uploadFrame,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.small,
  },
]);

// While it is empty, the whole frame is the target.
export const empty = style({
  borderStyle: 'dashed',
  selectors: {
    '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.text } } },
});

export const over = style({
  borderStyle: 'solid',
  borderColor: vars.color.primary,
  backgroundColor: vars.color.primarySoft,
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  // An empty place keeps no gap, but it exists for screen readers.
  selectors: { '&:empty': { position: 'absolute' } },
});

// The text goes below the icon only where it would have less width than this beside it.
export const file = style({ flex: '1 1 7rem', minInlineSize: 0 });

export const name = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });

export const facts = style({ color: vars.color.muted });

export const words = styleVariants({
  chosen: {},
  uploading: {},
  done: { color: vars.tone.success.text },
  failed: { color: vars.tone.danger.text },
});

export const limits = style({ color: vars.color.muted });
