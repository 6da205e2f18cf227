import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  minBlockSize: vars.size.target,
});

// The switch stays beside the words as long as a few of them have room.
export const words = style({ flex: '1 1 7.5rem', minInlineSize: 0 });

// A sentence or two need more room: in a narrow column they would take eight lines.
export const manyWords = style({ flexBasis: '12rem' });

export const label = style({ fontWeight: vars.fontWeight.medium, cursor: 'pointer' });

export const hint = style({ color: vars.color.muted });

// Below words that leave no room beside them, it is still under the thumb and under the other switches.
export const end = style({
  display: 'flex',
  marginInlineStart: 'auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  minBlockSize: vars.size.target,
});

// Both words take their room from the start, so that a press does not move the switch.
export const states = style({ display: 'grid', justifyItems: 'end', color: vars.color.muted });
export const state = style({ gridArea: '1 / 1' });
export const unseen = style({ visibility: 'hidden' });

// The switch has the size of its drawing. The target is the whole row, through `::after`.
export const track = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '2rem',
  padding: '0.25rem',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      borderRadius: '50%',
      backgroundColor: vars.color.control,
      transition: `transform ${vars.motion.normal} ${vars.motion.easing}, background-color ${vars.motion.fast}`,
    },
    '&:checked': { borderColor: vars.color.primary, backgroundColor: vars.color.primary },
    // To the other end: the width without padding, border and its own size.
    '&:checked::before': {
      backgroundColor: vars.color.onPrimary,
      transform: 'translateX(calc(1.5rem - 4px))',
    },
    '&[aria-invalid="true"]': { borderColor: vars.tone.danger.solid },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
  // The end at which the knob lies is a second sign beside the colour.
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonText',
      selectors: {
        '&::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { backgroundColor: 'HighlightText' },
        '&[aria-invalid="true"]': { borderColor: 'ButtonText' },
      },
    },
  },
});
