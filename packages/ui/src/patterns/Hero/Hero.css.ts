import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const hero = style({
  paddingBlock: `${vars.space.xlarge} ${vars.space.xxlarge}`,
  overflow: 'hidden',
  backgroundImage: `linear-gradient(${vars.color.primarySoft}, ${vars.color.page})`,
  '@media': {
    [media.tablet]: { paddingBlock: vars.space.huge },
    [media.desktop]: { paddingBlockStart: vars.space.xlarge },
  },
});

// A page renders while it loads: centred words would move when the picture beside them appears.
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xlarge },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
      columnGap: vars.space.xxlarge,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space.huge } },
});

export const kicker = style({ fontWeight: vars.fontWeight.strong, color: vars.color.onPrimarySoft });

// Longer lines are hard to read.
export const lead = style({
  maxInlineSize: '36rem',
  fontSize: vars.fontSize.large,
  color: vars.color.muted,
  textWrap: 'pretty',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  paddingBlockStart: vars.space.xsmall,
});

// Where only one has room, they are below one another and equally wide.
globalStyle(`${actions} > *`, {
  flexGrow: 1,
  '@media': { [media.desktop]: { flexGrow: 0 } },
});

export const picture = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: vars.size.formWidth,
  '@media': { [media.desktop]: { maxInlineSize: 'none' } },
});

export const after = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium });

// A phone has no room for the home: it would push the card below the first view. On a desk it stands behind the card, with
// its door beside it. All measures are shares of the picture's width: with shares of its height, the home would move while
// the card loads.
export const scene = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'block', inlineSize: 'min(100%, 24rem)', marginBlockEnd: vars.space.xsmall },
    [media.desktop]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: '104%',
      maxInlineSize: 'none',
      marginBlockEnd: 0,
    },
  },
});

export const above = style({
  position: 'relative',
  '@media': {
    [media.desktop]: { marginBlockStart: '21%', marginInlineStart: '39%' },
  },
});

export const below = style({
  paddingBlockStart: vars.space.xxlarge,
});
