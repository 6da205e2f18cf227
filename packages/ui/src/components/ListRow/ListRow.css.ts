import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// They grow with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;
/**
 * The widths of the list at which a closed disclosure stands beside the action, at which both stand beside the person, and at
 * which a row stands in one line.
 */
const double = '(min-width: 20rem)';
const roomy = '(min-width: 36rem)';
const wide = '(min-width: 52rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"who score" "state state" "foot foot" "more more"',
  columnGap: vars.space.small,
  paddingBlock: vars.space.medium,
  paddingInline: sides,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(8rem, auto)',
      gridTemplateAreas: '"who score foot" "state state state" "more more more"',
      columnGap: vars.space.large,
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr) auto minmax(9.5rem, auto)',
      gridTemplateAreas: '"who state score foot" ". more more more"',
      columnGap: vars.space.medium,
      paddingInline: vars.space.large,
    },
  },
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
/** A note and the action: side by side on a phone, below each other at the end of a wider row. */
export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.small} ${vars.space.small}`,
  marginBlockStart: vars.space.small,
  '@container': { [roomy]: { ...atEnd, flexDirection: 'column', textAlign: 'end' } },
});
/** As high as a line. The target of a link is higher, over the free room around it. */
export const lineHigh = style({
  ...column,
  selectors: { '&:empty': { display: 'none' } },
  marginBlock: `calc((1.5rem - ${vars.size.target}) / 2)`,
  '@container': { [roomy]: { alignItems: 'flex-end' } },
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
