import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { media } from '../tokens/media.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '6rem 8rem minmax(0, 1fr)' } },
});
export const bar = style({ blockSize: '1rem', borderRadius: '2px', backgroundColor: vars.color.primary });

// For a moment after a change of the width, the lines are those of the width before.
export const measured = style({ position: 'relative', overflow: 'clip' });

const lines = `repeating-linear-gradient(135deg, transparent 0 4px, ${vars.tone.danger.border} 4px 5px)`;

/** A distance, over the thing that has it. */
export const distance = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  color: vars.tone.danger.text,
  background: lines,
  border: `1px solid ${vars.tone.danger.border}`,
  fontSize: '0.6875rem',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
export const name = style({
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
});
export const upright = style({
  writingMode: 'vertical-rl',
  paddingInline: 0,
  paddingBlock: vars.space.xxsmall,
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '6rem',
  padding: vars.space.small,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
});
