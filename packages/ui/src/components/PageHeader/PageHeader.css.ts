import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
});

// The action goes below only where the title would have less than this.
export const start = style({
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

// The arrow's own padding hangs over, so that its drawing lines up with the content below.
export const back = style({ flexShrink: 0, marginInlineStart: `calc(-1 * ${vars.space.small})` });

export const words = style({
  // Below the arrow where beside it there would be less than this.
  flex: '1 1 8rem',
  minInlineSize: 0,
  // The title's first line stands level with the arrow's middle.
  paddingBlockStart: '0.1875rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  // No word of the subtitle stands alone on its last line.
  textWrap: 'pretty',
});

export const action = style({ flexShrink: 0, maxInlineSize: '100%' });
