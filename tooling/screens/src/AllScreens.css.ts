import { style } from '@vanilla-extract/css';
import { vars } from '@repo/ui/themes/vars.css.ts';

// Storybook's frame begins at the edge of the page.
export const page = style({ paddingBlock: `${vars.space.large} ${vars.space.xxlarge}` });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
});
export const sign = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

// Far away it is not laid out. The room around holds the focus rings, which would be cut off.
export const screen = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 20rem',
  padding: '0.375rem',
  margin: '-0.375rem',
});
