import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

// Over the whole chip and see-through: the arrows, the form and the reader meet a real radio button.
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  lineHeight: vars.lineHeight.heading,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:has(:checked)': {
      color: vars.color.onPrimary,
      backgroundColor: vars.color.primary,
      borderColor: vars.color.primary,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked))': { backgroundColor: vars.color.primarySoft } },
    },
    [media.forced]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const count = style({ fontWeight: vars.fontWeight.medium, opacity: 0.9 });
