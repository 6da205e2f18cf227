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
  fontSize: vars.fontSize.secondary,
  marginBlockStart: `calc(-1 * ${vars.space.xxsmall})`,
  // The last line never has only one word.
  textWrap: 'pretty',
});

// An empty error takes no room, not even a gap, but it exists for screen readers. With `display: none` it would not.
export const errorPlace = style({ ':empty': { position: 'absolute' } });

export const error = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  color: vars.tone.danger.text,
  fontWeight: vars.fontWeight.medium,
  // Not `break-word`: beside the icon, one long word breaks only with this rule.
  overflowWrap: 'anywhere',
});

// Aligns the icon with the first line of the words.
export const errorIcon = style({ paddingBlockStart: '0.15em' });

// The words go below the icon only where they would have less width than this beside it.
export const errorWords = style({ flex: '1 1 7rem', minInlineSize: 0 });

/** The box of every control for input or selection. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  // One line and its borders are as high as a button.
  paddingBlock: `calc((${vars.size.control} - 2px - 1em * ${vars.lineHeight.body}) / 2)`,
  // Grows with the reader's text size only while the words have room.
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  // Never under 16 px: phones zoom in on a touch of a field with smaller text.
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
      // Thicker, without a change of the box's size.
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.solid}`,
    },
    '&:read-only:not(select)': { backgroundColor: vars.color.sunken, borderStyle: 'dashed' },
  },
});
