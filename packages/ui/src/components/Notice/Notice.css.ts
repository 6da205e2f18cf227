import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// In large text the arrow is below the words, which then have the whole width.
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  columnGap: vars.space.xsmall,
});
export const unread = style({ color: vars.color.text });
export const words = style({ flex: '1 1 7rem', minInlineSize: 0 });

export const press = style({
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  // The whole step around it is the target, and has the focus ring.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:active::after': { boxShadow: `inset 0 0 0 1px ${vars.color.control}` },
  },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});

export const button = style({ inlineSize: '100%', minBlockSize: vars.size.target, textAlign: 'start' });

// In the middle of the last line.
export const arrow = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
  color: vars.color.link,
});
