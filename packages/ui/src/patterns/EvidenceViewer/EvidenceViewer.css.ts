import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** A narrower page shows too little: pages side by side have at least this width. */
export const NARROWEST_PAGE_REM = 15;

export const viewer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
});

// The switch stays beside its words.
export const both = style({ flex: '0 1 14rem' });

export const pager = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

// Each page grows with its own shape: a selfie and a card side by side are of one height.
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.medium,
});

// A finger has no keys.
export const keys = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  '@media': { [media.touch]: { display: 'none' } },
});
