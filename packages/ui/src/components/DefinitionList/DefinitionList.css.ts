import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xlarge,
  // Beside words it is a part of its own.
  selectors: {
    '* + &': { marginBlockStart: vars.space.xxsmall },
    '&:not(:last-child)': { marginBlockEnd: vars.space.xxsmall },
  },
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

// Above and below all rows there is the padding of their card, and nothing else.
const first = { paddingBlockStart: 0 };
const last = { paddingBlockEnd: 0, borderBlockEnd: 0 };
const row = {
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': first, '&:last-child': last },
  // With two columns, so have both ends of the first line and of the last.
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${columns[2]} > &:nth-child(2)`]: first,
        [`${columns[2]} > &:nth-last-child(2):nth-child(odd)`]: last,
        // Nothing is below it.
        [`${columns[2]} > &:nth-last-child(2):nth-child(even)`]: { borderBlockEnd: 0 },
      },
    },
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
  aligned: {
    ...row,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.xxsmall} ${vars.space.small}`,
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
  fontSize: vars.fontSize.secondary,
});
globalStyle(`${layout.aligned} > dt`, {
  flex: '0 1 6.75rem',
  '@media': { [media.desktop]: { flexBasis: '11rem' } },
});
// Below its term where the line has no room, as in large text.
globalStyle(`${layout.aligned} > dd`, { flex: '1 1 8.75rem' });
globalStyle(`${layout.inline} > dt`, { flex: '0 1 auto', fontSize: 'inherit' });

export const value = style({
  fontWeight: vars.fontWeight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const total = style({ fontWeight: vars.fontWeight.strong, fontSize: vars.fontSize.large });
