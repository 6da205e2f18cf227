import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '3px',
  // Below the status where it would have less room beside it.
  flex: '1 1 5rem',
  minInlineSize: 0,
});

export const segment = style({
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const done = style({
  backgroundColor: vars.color.primary,
  boxShadow: 'none',
  '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
});

export const value = style({ color: vars.color.muted });
export const number = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
