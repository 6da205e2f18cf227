import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// A line of its own for each group on a phone, tiles beside each other where their words have room.
export const band = style({
  display: 'grid',
  gap: vars.space.xsmall,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: vars.space.small },
  },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.small,
  minInlineSize: 0,
  padding: `0.375rem min(${vars.space.small}, 4vw)`,
  border: '1px solid',
  borderRadius: vars.radius.medium,
  '@media': {
    [media.tablet]: { flexDirection: 'column', gap: vars.space.xxsmall, padding: vars.space.medium },
  },
});

// As high as the title, so that both stand on one line.
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${vars.fontSize.large} * ${vars.lineHeight.heading})`,
});

export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });

export const link = style({
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.heading,
  color: 'inherit',
  textDecoration: 'none',
  // The whole tile is the link's target.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});

export const text = style({ fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.heading });
