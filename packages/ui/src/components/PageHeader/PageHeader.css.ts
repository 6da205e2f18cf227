import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** Aligns the title's first line with the middle of an action. */
const ALIGNED = '0.1875rem';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.medium,
});

/** The way back has a line above the title, so that title and content have one left edge. */
export const underBack = style({
  rowGap: 0,
  // The target of the arrow takes the room of the padding.
  paddingBlockStart: 0,
  '@media': { [media.tablet]: { paddingBlockStart: vars.space.xsmall } },
});

export const action = style({
  flexShrink: 0,
  maxInlineSize: '100%',
  selectors: { [`${underBack} > &`]: { marginInlineStart: 'auto' } },
});

// The title's box overlaps the end of the target, whose icon is in the middle. An action beside the arrow overlaps
// nothing.
const overlap = { marginBlockEnd: '-0.5rem' };
const besideAction = `&:has(~ ${action})`;

export const back = style({
  // Above the title's box.
  position: 'relative',
  flexShrink: 0,
  ...overlap,
  // The arrow, in an icon of 1.25rem, aligns with the title's first letter.
  marginInlineStart: `calc((1.25rem - ${vars.size.target}) / 2 - 0.125rem)`,
  selectors: { [besideAction]: { marginBlockEnd: 0 } },
  '@media': {
    [media.tablet]: { flexBasis: '100%', selectors: { [besideAction]: overlap } },
    [media.print]: { display: 'none' },
    // Its outline is drawn there, which neither crosses the title nor sticks out at the side.
    [media.forced]: {
      margin: `0 0 ${vars.space.xsmall}`,
      selectors: { [besideAction]: { marginBlockEnd: vars.space.xsmall } },
    },
  },
});

/** The words beside the arrow take the rest of its line. */
export const besideAbove = style({ '@media': { [media.tablet]: { flexBasis: 'auto' } } });
export const above = style({
  flexBasis: '100%',
  selectors: {
    [`${underBack} > &`]: {
      flex: `1 1 calc(100% - ${vars.size.target} - 2 * ${vars.space.xsmall})`,
      minInlineSize: 0,
      display: 'flex',
      alignItems: 'center',
      // In the middle of the arrow's line, which overlaps the title's box.
      minBlockSize: vars.size.target,
      ...overlap,
    },
  },
});

export const words = style({
  // The action goes below only where the title would have less width than this.
  flex: '1 1 6rem',
  minInlineSize: 0,
  paddingBlockStart: ALIGNED,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  // The subtitle's last line never has only one word.
  textWrap: 'pretty',
  // It belongs to the title, and is as large as the content everywhere.
  vars: { [vars.fontSize.secondary]: vars.fontSize.body },
  selectors: {
    // On a phone the title has the whole width, and the action is on the line of the arrow.
    [`${underBack} > &`]: {
      order: 1,
      flexBasis: '100%',
      paddingBlockStart: 0,
      '@media': { [media.tablet]: { order: 0, flexBasis: '7rem', paddingBlockStart: ALIGNED } },
    },
  },
});
