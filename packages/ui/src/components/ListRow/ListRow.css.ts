import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// They grow with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;
/** The widths of the list at which the action stands beside the person, and at which a row stands in one line. */
const roomy = '(min-width: 36rem)';
const wide = '(min-width: 52rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  padding: `${vars.space.medium} ${sides}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.large },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr) auto',
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

// A part may turn out to have nothing to say.
const empty = { selectors: { '&:empty': { display: 'none' } } } as const;

export const who = style({ minInlineSize: 0 });
export const state = style({
  ...column,
  '@container': {
    [roomy]: { gridColumn: '1 / -1', gridRow: 2 },
    [wide]: { gridColumn: 2, gridRow: 1 },
  },
});
export const action = style({
  ...column,
  ...empty,
  alignItems: 'flex-start',
  '@container': {
    [roomy]: { gridColumn: 2, gridRow: 1, alignItems: 'flex-end' },
    [wide]: { gridColumn: 3 },
  },
});
// Below the state, over the rest of the row.
export const more = style({
  ...empty,
  minInlineSize: 0,
  '@container': { [roomy]: { gridColumn: '1 / -1' }, [wide]: { gridColumn: '2 / -1' } },
});
