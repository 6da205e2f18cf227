import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const filling = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  // Side by side while each has room for its word, however large the reader's text is.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  marginBlockStart: vars.space.xsmall,
});

// Its targets are higher than its words, and make a header no higher.
export const compact = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlock: '-0.25rem',
  fontSize: vars.fontSize.small,
});

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

// In a header the chosen word has a quieter mark, which is lower than its target.
// The padding grows with the reader's text size only while both words have room.
globalStyle(`${compact} > ${option}`, { zIndex: 0, paddingInline: `min(${vars.space.small}, 3.5vw)` });
globalStyle(`${compact} > ${option}:has(:checked)`, {
  color: vars.color.onPrimarySoft,
  backgroundColor: 'transparent',
});
globalStyle(`${compact} > ${option}:has(:checked)::before`, {
  content: '',
  position: 'absolute',
  zIndex: -1,
  insetBlock: '0.375rem',
  insetInline: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.primarySoft,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});
