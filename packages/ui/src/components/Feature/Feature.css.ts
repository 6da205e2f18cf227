import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const feature = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  minInlineSize: 0,
  // Several features stand side by side there: the words need the whole width of each.
  '@media': { [media.tablet]: { flexDirection: 'column', gap: vars.space.small } },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.medium,
  color: vars.color.onPrimarySoft,
  backgroundColor: vars.color.primarySoft,
});

// The words go below the icon only where they would have less width than this beside it.
export const words = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  overflowWrap: 'break-word',
  '@media': { [media.tablet]: { flex: 'none', maxInlineSize: '100%' } },
});

export const text = style({ color: vars.color.muted });
