import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { status } from '../Person/Person.css.ts';

// They grow with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;
/**
 * The widths of the list at which words have room beside a rail, a closed disclosure beside the action, both beside the person,
 * and at which a row stands in one line. What stands side by side is in em: it parts also where a reader enlarges the text alone.
 */
const railWide = '(min-width: 16.5rem)';
const tight = '(max-width: 16.5rem)';
const double = '(min-width: 20em)';
const roomy = '(min-width: 36em)';
const wide = '(min-width: 52em)';

/** As wide as a small photo. With the gap beside it, the words begin where those of a `Person` do. */
const RAIL = '2.25rem';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  paddingBlock: vars.space.medium,
  paddingInline: sides,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

const inColumns = (last: string) => `minmax(0, 18.25rem) minmax(0, 1fr) 2.5rem minmax(0, ${last})`;

/** A row with a note where it is wide. The score has its column also in a row without one, so that all rows line up. */
const columns = {
  [roomy]: {
    gridTemplateColumns: `${RAIL} minmax(0, 1fr) 2.5rem minmax(0, 11.5rem)`,
    gridTemplateAreas: '"who who score foot" ". state state state" ". more more more"',
  },
  [wide]: {
    gridTemplateColumns: inColumns('11rem'),
    gridTemplateAreas: '"who state score foot" ". more more more"',
    columnGap: vars.space.large,
    paddingInline: vars.space.large,
  },
} as const;

const stacked = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
} as const;
const railed = { gridTemplateColumns: `${RAIL} minmax(0, 1fr)`, columnGap: vars.space.medium } as const;

/**
 * On a phone a row with a note has its photo and its score in a rail, and all words begin at one edge beside it. `brief`: the action
 * stands beside the note. `noted`: below it.
 */
export const row = styleVariants({
  plain: [
    base,
    {
      gridTemplateAreas: '"who score" "state state" "foot foot" "more more"',
      '@container': {
        [roomy]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(11.5rem, auto)',
          gridTemplateAreas: '"who score foot" "state state state" "more more more"',
          columnGap: vars.space.large,
        },
        [wide]: {
          gridTemplateColumns: 'minmax(0, 17.5rem) minmax(0, 1fr) auto minmax(11.5rem, auto)',
          gridTemplateAreas: '"who state score foot" ". more more more"',
          columnGap: vars.space.medium,
          paddingInline: vars.space.large,
        },
      },
    },
  ],
  noted: [
    base,
    {
      ...stacked,
      gridTemplateAreas: '"who who" "state state" "score note" "foot foot" "more more"',
      '@container': {
        [railWide]: {
          ...railed,
          gridTemplateAreas: '"who who" ". state" "score note" ". foot" ". more"',
        },
        ...columns,
        [wide]: {
          ...columns[wide],
          // A button and two notes need more than a link and one, and the height of the closed disclosure too.
          gridTemplateColumns: inColumns('12.5rem'),
          gridTemplateAreas: '"who state score foot" "more more more foot"',
          gridTemplateRows: '1fr auto',
        },
      },
    },
  ],
  brief: [
    base,
    {
      ...stacked,
      gridTemplateAreas: '"who who" "state state" "score foot"',
      '@container': {
        [railWide]: { ...railed, gridTemplateAreas: '"who who" ". state" "score foot"' },
        ...columns,
      },
    },
  ],
});

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
} as const;

// A part may turn out to have nothing to say: the distance to the part above is its own.
const below = { marginBlockStart: vars.space.small, selectors: { '&:empty': { display: 'none' } } } as const;

export const who = style({
  gridArea: 'who',
  minInlineSize: 0,
  '@container': { [double]: { alignSelf: 'center' } },
});
// It may stand below the name, where it begins with it.
globalStyle(`${who} ${status}`, {
  '@container': { [tight]: { minInlineSize: 0, justifyContent: 'flex-start' } },
});
export const score = style({ gridArea: 'score', display: 'flex', alignSelf: 'center' });
export const scoreBelow = style([
  score,
  {
    justifySelf: 'center',
    marginBlockStart: vars.space.small,
    '@container': { [roomy]: { margin: 0 } },
  },
]);
export const state = style({
  ...column,
  gridArea: 'state',
  // No line has one word alone.
  textWrap: 'balance',
  marginBlockStart: vars.space.small,
  '@container': { [wide]: { marginBlockStart: 0, alignSelf: 'center' } },
});

const atEnd = { marginBlockStart: 0, alignItems: 'flex-end', alignSelf: 'center' } as const;
export const action = style({
  ...below,
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  justifySelf: 'start',
  // Where the disclosure opens in the same place, it stays at the top.
  alignSelf: 'start',
  // Above the line of the closed disclosure.
  position: 'relative',
  zIndex: 1,
  '@container': { [roomy]: { ...atEnd, flexDirection: 'column', justifySelf: 'end' } },
});

/** What is known and what to do, below each other at the start of the last column. */
const atSide = {
  gridArea: 'foot',
  display: 'flex',
  flexDirection: 'column',
  flexWrap: 'nowrap',
  alignItems: 'flex-start',
  alignSelf: 'center',
  gap: vars.space.xxsmall,
  marginBlockStart: 0,
} as const;
const note = {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:empty': { display: 'none' } },
} as const;

/** Of a row with more. */
export const foot = style({ display: 'contents', '@container': { [roomy]: atSide } });
export const noteAbove = style({
  ...note,
  gridArea: 'note',
  alignSelf: 'center',
  marginBlockStart: vars.space.small,
  '@container': { [roomy]: { alignSelf: 'auto', marginBlockStart: 0 } },
});
export const actionBelow = style([
  action,
  { '@container': { [roomy]: { alignSelf: 'auto', alignItems: 'flex-start', justifySelf: 'start' } } },
]);

/** Of a row without more. A link that has no room beside the note goes below it. */
export const line = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  marginBlockStart: vars.space.small,
  minInlineSize: 0,
  selectors: { '&:not(:has(> :not(:empty)))': { display: 'none' } },
  '@container': { [roomy]: atSide },
});
export const noteBeside = style({ ...note, flex: '1 1 6rem', '@container': { [roomy]: { flex: 'none' } } });
/** As high as a line. The target of a link is higher, over the free room around it. */
export const lineHigh = style({
  ...column,
  selectors: { '&:empty': { display: 'none' } },
  marginBlock: `calc((1.5rem - ${vars.size.target}) / 2)`,
});

export const more = style({
  ...below,
  gridArea: 'more',
  minInlineSize: 0,
});
/** It opens below both. */
export const besideAction = style({
  '@container': { [double]: { gridArea: 'foot' }, [roomy]: { gridArea: 'more' } },
});
// Beside the person it begins below the name. Note and action keep their place when it opens.
const following = `${row.noted}:has(> ${more}:not(:empty))`;
globalStyle(`${following} > ${more}`, {
  '@container': { [wide]: { paddingInlineStart: `calc(${RAIL} + ${vars.space.medium})` } },
});
globalStyle(`${following} > ${foot}`, { '@container': { [wide]: { alignSelf: 'start' } } });
