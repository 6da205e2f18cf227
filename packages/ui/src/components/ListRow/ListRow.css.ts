import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// They grow with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;
/**
 * The widths of the list at which a link stands beside the note, a closed disclosure beside the action, both beside the person,
 * and at which a row stands in one line.
 */
const single = '(min-width: 17rem)';
const double = '(min-width: 20rem)';
const roomy = '(min-width: 36rem)';
const wide = '(min-width: 52rem)';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  paddingBlock: vars.space.medium,
  paddingInline: sides,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** The columns where the row is wide, whatever it says. */
const columns = {
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
} as const;

const banded = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"who who" "state state" "score note" "foot foot" "more more"',
  columnGap: 0,
} as const;

/**
 * On a phone a row with a note is three bands: who, how it stands, what is known. The person has a whole line, so that all rows
 * break alike. `brief`: the action stands in the last band. `noted`: below it.
 */
export const row = styleVariants({
  plain: [
    base,
    {
      gridTemplateAreas: '"who score" "state state" "foot foot" "more more"',
      '@container': columns,
    },
  ],
  noted: [base, { ...banded, '@container': columns }],
  brief: [
    base,
    {
      ...banded,
      '@container': {
        [single]: {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          gridTemplateAreas: '"who who who" "state state state" "score note foot"',
        },
        ...columns,
        [wide]: {
          ...columns[wide],
          gridTemplateColumns: 'minmax(0, 17.5rem) minmax(0, 1fr) auto minmax(9.5rem, auto)',
          columnGap: vars.space.small,
        },
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
export const score = style({ gridArea: 'score', display: 'flex', alignSelf: 'center' });
export const scoreBelow = style([
  score,
  {
    marginBlockStart: vars.space.small,
    marginInlineEnd: vars.space.small,
    '@container': { [roomy]: { margin: 0 } },
  },
]);
export const state = style({
  ...column,
  gridArea: 'state',
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
  // Above the line of the closed disclosure.
  position: 'relative',
  zIndex: 1,
  '@container': { [roomy]: { ...atEnd, flexDirection: 'column', justifySelf: 'end' } },
});
/** Of a row with a note. At the end of a wider row, note and action stand below each other. */
export const foot = style({
  display: 'contents',
  '@container': {
    [roomy]: {
      ...atEnd,
      gridArea: 'foot',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xxsmall,
      textAlign: 'end',
    },
  },
});
export const note = style({
  gridArea: 'note',
  alignSelf: 'center',
  minInlineSize: 0,
  marginBlockStart: vars.space.small,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [roomy]: { alignSelf: 'auto', marginBlockStart: 0 } },
});
export const actionBelow = style([action, { '@container': { [roomy]: { alignSelf: 'auto' } } }]);
/** As high as a line. The target of a link is higher, over the free room around it. */
export const lineHigh = style({
  ...column,
  gridArea: 'foot',
  alignSelf: 'center',
  selectors: { '&:empty': { display: 'none' } },
  marginBlockStart: `calc(${vars.space.small} + (1.5rem - ${vars.size.target}) / 2)`,
  marginBlockEnd: `calc((1.5rem - ${vars.size.target}) / 2)`,
  '@container': {
    [single]: { marginInlineStart: vars.space.small },
    [roomy]: {
      alignItems: 'flex-end',
      alignSelf: 'auto',
      marginBlockStart: `calc((1.5rem - ${vars.size.target}) / 2)`,
      marginInlineStart: 0,
    },
  },
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
