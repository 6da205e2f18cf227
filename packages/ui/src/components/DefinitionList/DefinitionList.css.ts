import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xlarge,
});

/** Facts one after another, each with its term before it. */
export const flow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
});

export const columns = styleVariants({
  1: {},
  2: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
});

const noLine = { borderBlockEnd: 0 };
const row = {
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': noLine },
  // With two columns, both ends of the last line have no border.
  '@media': {
    [media.tablet]: { selectors: { [`${columns[2]} > &:nth-last-child(2):nth-child(odd)`]: noLine } },
  },
};

export const layout = styleVariants({
  // Term and value at both ends of a line, whatever their heights. A long term first takes a second line, then a long
  // value goes below it.
  line: {
    ...row,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  },
  inline: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xsmall,
    minInlineSize: 0,
    '@media': { [media.desktop]: { fontSize: vars.fontSize.small } },
  },
  stacked: row,
});

// Beside a value, a term is never narrower than its longest word.
export const term = style({
  flex: '1 1 min-content',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  color: vars.color.muted,
});
globalStyle(`${layout.inline} > dt`, { flex: '0 1 auto' });

export const value = style({
  fontWeight: vars.fontWeight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const total = style({ fontWeight: vars.fontWeight.strong, fontSize: vars.fontSize.large });
