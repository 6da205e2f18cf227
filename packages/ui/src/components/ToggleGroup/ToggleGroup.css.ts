import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const track = style({
  gap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});

export const filling = style({
  display: 'grid',
  // Side by side while each has room for its word, however large the reader's text is.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  marginBlockStart: vars.space.xsmall,
});

export const compact = style({ display: 'flex', fontSize: vars.fontSize.small });

export const legend = style({ fontWeight: vars.fontWeight.medium });

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:has(:checked)': {
      color: vars.color.onPrimary,
      backgroundColor: vars.color.primary,
      fontWeight: vars.fontWeight.medium,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
});
