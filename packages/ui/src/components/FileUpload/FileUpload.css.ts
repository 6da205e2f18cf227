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

// While there is nothing in it, the whole of it is the target.
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
  // No gap is kept for it while it is empty; it is there for readers all the same.
  selectors: { '&:empty': { position: 'absolute' } },
});

// Below the sign only where beside it they would have less than this.
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
