import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xlarge,
});

export const columns = styleVariants({
  1: {},
  2: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
});

const row = {
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
};

export const layout = styleVariants({
  // Both ends of a line; a long value goes below its term.
  line: {
    ...row,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space.xxsmall} ${vars.space.large}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  },
  stacked: { ...row, selectors: { '&:last-child': { borderBlockEnd: 0 } } },
});

export const term = style({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.muted });
export const value = style({
  fontWeight: vars.fontWeight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const total = style({ fontWeight: vars.fontWeight.strong, fontSize: vars.fontSize.large });
