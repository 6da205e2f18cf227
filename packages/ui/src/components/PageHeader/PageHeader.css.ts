import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.medium,
});

export const above = style({ flexBasis: '100%' });

// The action goes below only where the title would have less width than this.
export const start = style({
  flex: '1 1 7rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

// The arrow's own padding overlaps the margin, so that its icon aligns with the content below.
export const back = style({ flexShrink: 0, marginInlineStart: `calc(-1 * ${vars.space.small})` });

export const words = style({
  // The words go below the arrow where they would have less width than this beside it.
  flex: '1 1 8rem',
  minInlineSize: 0,
  // Aligns the title's first line with the arrow's middle.
  paddingBlockStart: '0.1875rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  // The subtitle's last line never has only one word.
  textWrap: 'pretty',
});

export const action = style({ flexShrink: 0, maxInlineSize: '100%' });
