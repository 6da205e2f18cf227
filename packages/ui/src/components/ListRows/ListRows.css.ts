import { globalStyle, style } from '@vanilla-extract/css';

/** A row stands in one line where the list is wide enough, whatever stands beside the list. */
export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

// Keeps room for rows that are not drawn yet.
export const long = style({});
globalStyle(`${long} > *`, { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 6rem' });
