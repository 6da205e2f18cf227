import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const hero = style({
  paddingBlock: `${vars.space.xlarge} ${vars.space.xxlarge}`,
  overflow: 'hidden',
  backgroundImage: `linear-gradient(${vars.color.primarySoft}, ${vars.color.page})`,
  '@media': { [media.tablet]: { paddingBlock: vars.space.huge } },
});

// A page renders while it loads: centred words would move when the picture beside them appears.
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xxlarge,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xlarge },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.huge,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxlarge } },
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

export const after = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large });

export const picture = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: vars.size.formWidth,
  '@media': { [media.desktop]: { justifySelf: 'end' } },
});

export const above = style({ position: 'relative' });

// Beyond every side of the picture, and cut off by the hero. On a phone it would be behind the words. The margin is a
// share of the picture's width: with a share of its height, the roof would move while the picture loads.
export const roof = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  marginBlockStart: '-26%',
  insetInlineStart: '-20%',
  inlineSize: '140%',
  maxInlineSize: 'none',
  stroke: vars.color.primary,
  opacity: 0.08,
  '@media': { [media.desktop]: { display: 'block' }, [media.forced]: { display: 'none' } },
});

export const below = style({
  paddingBlockStart: vars.space.xxlarge,
});
