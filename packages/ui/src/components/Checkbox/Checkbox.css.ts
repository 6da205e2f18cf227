import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignContent: 'center',
  minBlockSize: vars.size.target,
});

// The box has the size of its tick. The target is the whole row, through `::after`.
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      backgroundColor: vars.color.onPrimary,
      // A tick.
      clipPath: 'polygon(13% 46%, 0 60%, 38% 94%, 100% 22%, 86% 9%, 37% 67%)',
      transform: 'scale(0)',
      transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
    },
    '&:checked': { borderColor: vars.color.primary, backgroundColor: vars.color.primary },
    '&:checked::before': { transform: 'scale(1)' },
    '&[aria-invalid="true"]': {
      borderColor: vars.tone.danger.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.solid}`,
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:checked, :disabled)': { borderColor: vars.color.text } } },
    [media.forced]: { appearance: 'auto' },
  },
});

export const words = style({ alignSelf: 'center', lineHeight: '1.5rem' });

export const label = style({ fontWeight: vars.fontWeight.medium, cursor: 'pointer' });

export const description = style({ color: vars.color.muted, lineHeight: vars.lineHeight.body });

// A link in the description is above the row's own target.
globalStyle(`${description} a`, { position: 'relative' });
