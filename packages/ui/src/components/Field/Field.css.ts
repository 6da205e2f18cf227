import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const label = style({ fontWeight: vars.fontWeight.medium });

export const mark = style({ color: vars.tone.danger.text });

export const hint = style({
  color: vars.color.muted,
  marginBlockStart: `calc(-1 * ${vars.space.xxsmall})`,
  // No word stands alone on the last line.
  textWrap: 'pretty',
});

// Empty it takes no room, not even a gap, and yet is there for readers, as `display: none` would not be.
export const errorPlace = style({ ':empty': { position: 'absolute' } });

export const error = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  color: vars.tone.danger.text,
  fontWeight: vars.fontWeight.medium,
  // Not `break-word`: beside the drawing, only this lets one long word make room.
  overflowWrap: 'anywhere',
});

// Lines the drawing up with the first line of the words.
export const errorIcon = style({ paddingBlockStart: '0.15em' });

// Below the drawing only where beside it they would have less than this.
export const errorWords = style({ flex: '1 1 7rem', minInlineSize: 0 });

/** The box of every control that is typed into or chosen from. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.small,
  // Grows with the reader's text size only as far as the words are left room.
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  // Never under 16 px: a smaller field makes phones zoom in when it is touched.
  fontSize: vars.fontSize.body,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  '::placeholder': { color: vars.color.muted, opacity: 0.85 },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.text } } },
  selectors: {
    '&:focus-visible': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '1px',
      borderColor: vars.color.text,
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.tone.danger.solid,
      // Thicker without changing the size of the box.
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.solid}`,
    },
    '&:read-only:not(select)': { backgroundColor: vars.color.sunken, borderStyle: 'dashed' },
  },
});
