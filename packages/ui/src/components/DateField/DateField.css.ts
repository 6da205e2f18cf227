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

const WIDTH = { flex: '1 1 11rem', '@media': { [media.tablet]: { maxInlineSize: '20rem' } } } as const;

export const place = style({ ...WIDTH, position: 'relative', display: 'flex', minInlineSize: 0 });

export const date = style({
  ...WIDTH,
  // Without it Safari gives the field its own width and height, and centres the date.
  appearance: 'none',
  minInlineSize: 0,
  // The whole date stays visible beside the picker's icon, however large the reader's text is.
  fontSize: `min(${vars.fontSize.body}, 6vw)`,
  paddingInline: `min(${vars.space.medium}, 4.5vw) min(${vars.space.small}, 2.5vw)`,
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
  },
});

// A half-typed day is no value yet, and stays to be seen: the browser calls it invalid.
export const blank = style({
  selectors: { '&:not(:focus, :invalid)::-webkit-datetime-edit': { opacity: 0 } },
});

// Only where the browser's own words can be hidden.
export const empty = style({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(1px + min(${vars.space.medium}, 4.5vw))`,
  alignItems: 'center',
  color: vars.color.muted,
  pointerEvents: 'none',
  '@supports': {
    'selector(::-webkit-datetime-edit)': {
      selectors: { [`${blank}:not(:focus, :invalid) + &`]: { display: 'flex' } },
    },
  },
});

export const words = style({ color: vars.color.muted });
