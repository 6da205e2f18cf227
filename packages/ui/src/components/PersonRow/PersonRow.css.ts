import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// It grows with the reader's text size only while the words have room.
const sides = `min(${vars.space.small}, 4vw)`;
/** The widths of the list at which score and action stand beside all words, and at which a row stands in one line. */
const roomy = '(min-width: 36rem)';
const wide = '(min-width: 52rem)';
/** No room for words between photo and score. */
const tight = '(max-width: 16rem)';

export const photo = style({ gridArea: 'photo', display: 'flex' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  // Every row has its lines at the same places.
  gridTemplateAreas: [
    '"photo name name score"',
    '"photo facts facts score"',
    '"state state action action"',
  ].join(' '),
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'start',
  columnGap: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  paddingInline: sides,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.sunken } } },
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) 5rem auto',
      gridTemplateAreas: '"photo name score action" "photo facts score action" "photo state score action"',
      columnGap: vars.space.medium,
      paddingBlock: vars.space.small,
      paddingInline: vars.space.medium,
    },
    [wide]: {
      // The score has the width of 'Not checked yet', the state that of the longest badge.
      gridTemplateColumns: 'auto minmax(0, 9.5rem) minmax(0, 1fr) minmax(0, 9rem) 6.75rem auto',
      gridTemplateAreas: '"photo name facts state score action"',
      gridTemplateRows: 'auto',
      alignItems: 'center',
      minBlockSize: '4.5rem',
    },
    [tight]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"photo" "name" "facts" "state" "score" "action"',
      gridTemplateRows: 'none',
    },
  },
});

const part = { minInlineSize: 0, overflowWrap: 'anywhere' } as const;

export const name = style({ ...part, gridArea: 'name' });
export const facts = style({
  ...part,
  gridArea: 'facts',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.muted,
});
export const score = style({
  gridArea: 'score',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxInlineSize: '5rem',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.muted,
  textAlign: 'center',
  '@container': { [roomy]: { alignSelf: 'center', maxInlineSize: 'none' } },
});
export const state = style({
  ...part,
  gridArea: 'state',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  alignSelf: 'center',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.heading,
  '@container': { [wide]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
export const stateOf = style({ color: vars.color.muted });
export const action = style({
  gridArea: 'action',
  justifySelf: 'end',
  alignSelf: 'center',
  // Beside it, the state has room in one line of a phone.
  fontSize: vars.fontSize.small,
  '@container': { [wide]: { fontSize: 'inherit' } },
  // As high as a line. The target of the link is higher, over the free room around it.
  marginBlock: `calc((1.5rem - ${vars.size.target}) / 2)`,
});
// One in each row: the words alone say that they lead somewhere. A line below each would make a column of lines.
globalStyle(`${action} a`, { textDecorationLine: 'none' });
globalStyle(`${action} a:hover`, { textDecorationLine: 'underline' });
