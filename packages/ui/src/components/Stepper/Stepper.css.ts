import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { seenAgain, unseen } from '../../primitives/VisuallyHidden/unseen.ts';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const ofFew = createContainer();
const ofMany = createContainer();

export const stepper = styleVariants({
  few: { container: `${ofFew} / inline-size` },
  many: { container: `${ofMany} / inline-size` },
});

/**
 * The widths with room for the words of every step. The column of a form has it for a few steps, the column of a text
 * for many. The narrowest phone and twice the text size have it for none.
 */
const whereRoomy = <Rules>(rules: Rules) => ({
  '@container': { [`${ofFew} (min-width: 24rem)`]: rules, [`${ofMany} (min-width: 40rem)`]: rules },
});

export const here = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  marginBlockEnd: vars.space.small,
  color: vars.color.muted,
  ...whereRoomy({ display: 'none' }),
});

export const hereName = style({ color: vars.color.text, fontWeight: vars.fontWeight.strong });

export const list = style({
  display: 'flex',
  alignItems: 'flex-start',
  // The numbers of many steps, at twice the text size, take a second line before they overlap.
  flexWrap: 'wrap',
  rowGap: vars.space.xsmall,
  ...whereRoomy({ flexWrap: 'nowrap' }),
});

export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  flex: '1 0 2rem',
  minInlineSize: 0,
  selectors: {
    // No step follows the last one: without visible words it is as wide as its number.
    '&:last-child': { flexGrow: 0, flexBasis: 'auto' },
    // The line to the next number.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '1rem',
      insetInline: '2.5rem 0.5rem',
      borderBlockStart: `2px solid ${vars.color.border}`,
      transform: 'translateY(-1px)',
    },
  },
  ...whereRoomy({
    flex: '1 1 0',
    paddingInlineEnd: vars.space.small,
    selectors: {
      // As wide as the others, with their padding at the end.
      '&:last-child': { flexGrow: 1, flexBasis: vars.space.small, paddingInlineEnd: 0 },
    },
  }),
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  border: '2px solid transparent',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1,
  // Without its ground a tick would be white on white paper.
  printColorAdjust: 'exact',
});

export const marks = styleVariants({
  done: { color: vars.color.onPrimary, backgroundColor: vars.color.primary, borderColor: vars.color.primary },
  lacking: {
    color: vars.tone.warning.text,
    backgroundColor: vars.tone.warning.soft,
    borderColor: vars.tone.warning.text,
  },
  current: {
    color: vars.color.onPrimarySoft,
    backgroundColor: vars.color.primarySoft,
    borderColor: vars.color.primary,
    '@media': { [media.forced]: { outline: '2px solid Highlight' } },
  },
  toCome: { color: vars.color.muted, backgroundColor: vars.color.surface, borderColor: vars.color.control },
});

// Only for screen readers, as in `VisuallyHidden`, until there is room for it.
export const name = style({
  ...unseen,
  ...whereRoomy({ ...seenAgain, overflowWrap: 'anywhere', textWrap: 'balance' }),
});

export const names = styleVariants({
  done: {},
  lacking: {},
  current: { fontWeight: vars.fontWeight.strong },
  toCome: { color: vars.color.muted },
});
