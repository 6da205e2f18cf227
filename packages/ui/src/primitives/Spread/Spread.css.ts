import { globalStyle, style } from '@vanilla-extract/css';

export const spread = style({
  display: 'flex',
  justifyContent: 'space-between',
  minInlineSize: 0,
});

// An email address may break anywhere before it pushes the other end out of the screen.
globalStyle(`${spread} > *`, { minInlineSize: 0, overflowWrap: 'anywhere' });

export const wrap = style({ flexWrap: 'wrap' });

/** The width of a word of a dozen letters. */
export const late = style({});
globalStyle(`${late} > :first-child`, { flex: '1 1 6rem' });

/** The width of a line of four words. */
export const text = style({});
globalStyle(`${text} > :first-child`, { flex: '1 1 14rem' });
