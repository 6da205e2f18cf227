import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// The words stand below where they have no room. Beside the field they move nothing that is below it.
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

export const date = style({
  flex: '1 1 11rem',
  // Without it Safari gives the field its own width and height, and centres the date.
  appearance: 'none',
  minInlineSize: 0,
  // The whole date stays visible beside the picker's icon, however large the reader's text is.
  fontSize: `min(${vars.fontSize.body}, 6vw)`,
  paddingInline: `min(${vars.space.medium}, 4.5vw) min(${vars.space.small}, 2.5vw)`,
  '@media': { [media.tablet]: { maxInlineSize: '20rem' } },
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
  },
});

export const words = style({ color: vars.color.muted });
