import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// It grows with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 4vw)`;
/** The width of the list at which a row stands in one line. */
const wide = '(min-width: 44rem)';
/** No room for words between photo and score. */
const tight = '(max-width: 16rem)';

export const photo = style({ gridArea: 'photo', display: 'flex' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  // Every row has its lines at the same places, and all words begin at one edge.
  gridTemplateAreas: [
    '"photo name name score"',
    '"photo facts facts score"',
    '"photo state state state"',
    '"photo last action action"',
  ].join(' '),
  gridTemplateRows: 'auto 1fr auto auto',
  alignItems: 'start',
  columnGap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: sides,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.sunken } } },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'auto minmax(0, 9.5rem) minmax(0, 1fr) minmax(9.5rem, 0.8fr) 3.25rem auto',
      gridTemplateAreas: '"photo name facts state score action" "photo name last state score action"',
      gridTemplateRows: 'auto auto',
      alignItems: 'center',
      columnGap: vars.space.medium,
      paddingBlock: vars.space.small,
      minBlockSize: '4.5rem',
    },
    [tight]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"photo" "name" "facts" "state" "last" "score" "action"',
      gridTemplateRows: 'none',
    },
  },
});

const part = { minInlineSize: 0, overflowWrap: 'anywhere' } as const;

export const name = style({ ...part, gridArea: 'name' });
const fact = { ...part, fontSize: vars.fontSize.small, color: vars.color.muted } as const;
export const facts = style({
  ...fact,
  gridArea: 'facts',
  '@container': { [wide]: { alignSelf: 'end' } },
});
export const last = style({
  ...fact,
  gridArea: 'last',
  '@container': { [wide]: { alignSelf: 'start' } },
});
/** In the middle of the line of a desk. */
export const only = style({
  '@container': { [wide]: { gridRow: '1 / 3', gridColumn: 'facts', alignSelf: 'center' } },
});
export const score = style({ gridArea: 'score', display: 'flex' });

export const state = style({
  ...part,
  gridArea: 'state',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontSize: vars.fontSize.small,
  '@container': { [wide]: { alignSelf: 'center' } },
});
export const action = style({
  gridArea: 'action',
  justifySelf: 'end',
  // Beside it, a short fact has room in one line of a phone.
  fontSize: vars.fontSize.small,
  '@container': { [wide]: { fontSize: 'inherit' } },
  // As high as a line. The target of the link is higher, over the free room around it.
  marginBlock: `calc((1.5rem - ${vars.size.target}) / 2)`,
});
// One in each row: the words alone say that they lead somewhere. A line below each would make a column of lines.
globalStyle(`${action} a`, { textDecorationLine: 'none' });
globalStyle(`${action} a:hover`, { textDecorationLine: 'underline' });
