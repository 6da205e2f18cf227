import { style } from '@vanilla-extract/css';

/** A row stands in one line where the list is wide enough, whatever stands beside the list. */
export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
