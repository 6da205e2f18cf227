import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const rows = style({ display: 'grid', gap: vars.space.xxsmall });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.75rem, auto) minmax(0, 1fr) 2ch',
  gridTemplateAreas: '"label track count"',
  alignItems: 'center',
  columnGap: vars.space.small,
});

export const label = style({ gridArea: 'label', fontSize: vars.fontSize.secondary, color: vars.color.muted });
export const count = style({
  gridArea: 'count',
  fontSize: vars.fontSize.secondary,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'end',
});

export const track = style({
  gridArea: 'track',
  blockSize: '0.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const bar = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const share = style({
  fill: vars.tier.gold.ring,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
