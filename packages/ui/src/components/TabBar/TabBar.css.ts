import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 10,
  marginInline: 'auto',
  inlineSize: '100%',
  maxInlineSize: vars.size.tabBarWidth,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
  '@media': {
    // On a desk it stands in the strip of the header (decisions 16).
    [media.desktop]: {
      position: 'absolute',
      insetBlock: 0,
      display: 'grid',
      alignItems: 'center',
      paddingBlockEnd: 0,
      border: 0,
      boxShadow: 'none',
      backgroundColor: 'transparent',
    },
  },
});

export const tabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // Equally wide, except that a long word takes the room that short ones leave over.
  gridAutoColumns: '1fr',
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  inlineSize: '100%',
  minBlockSize: vars.size.tabBarHeight,
  paddingInline: 'min(0.125rem, 0.75vw)',
  borderRadius: vars.radius.large,
  color: vars.color.muted,
  textDecoration: 'none',
  lineHeight: vars.lineHeight.tight,
  // Four long words must fit side by side: they grow with the reader's text size as far as the screen's width allows.
  fontSize: 'min(0.8125rem, 4vw)',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current="page"]': { color: vars.color.link, fontWeight: vars.fontWeight.strong },
    // A second sign beside the colour.
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      inlineSize: '2rem',
      blockSize: '3px',
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text } },
    [media.desktop]: {
      minBlockSize: vars.size.target,
      fontSize: vars.fontSize.small,
      fontWeight: vars.fontWeight.medium,
      borderRadius: vars.radius.medium,
      selectors: {
        '&[aria-current="page"]': {
          backgroundColor: vars.color.primarySoft,
          color: vars.color.onPrimarySoft,
        },
        // The ground is the second sign there.
        '&[aria-current="page"]::before': { display: 'none' },
      },
    },
    [media.forced]: {
      selectors: { '&[aria-current="page"]::before': { display: 'block', backgroundColor: 'Highlight' } },
    },
  },
});

export const drawing = style({
  position: 'relative',
  // The words have all the room on a desk. The dot stays, at their end.
  '@media': {
    [media.desktop]: { position: 'absolute', insetBlockStart: '0.625rem', insetInlineEnd: '0.75rem' },
  },
});
globalStyle(`${drawing} > svg`, { '@media': { [media.desktop]: { display: 'none' } } });

export const dot = style({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.3125rem',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.raised}`,
  backgroundColor: vars.tone.danger.solid,
});
