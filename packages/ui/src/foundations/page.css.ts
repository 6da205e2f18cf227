import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  paddingBlock: `${vars.space.xxlarge} ${vars.space.huge}`,
});

export const head = style({
  display: 'grid',
  gap: vars.space.xsmall,
  maxInlineSize: vars.size.readingWidth,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
