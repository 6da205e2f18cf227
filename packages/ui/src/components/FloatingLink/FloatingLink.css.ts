import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// Content at the end of a screen scrolls clear of it. A margin, not a box: late content above would move a box visibly.
export const room = style({ marginBlockStart: '3.5rem' });

export const link = style({
  position: 'fixed',
  // Aligned with the end of the tab bar, above it.
  insetInlineEnd: `max(${vars.space.medium}, calc((100vw - ${vars.size.readingWidth}) / 2))`,
  insetBlockEnd: `calc(${vars.size.tabBarHeight} + env(safe-area-inset-bottom) + ${vars.space.medium})`,
  zIndex: 9,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.raised,
  color: vars.color.onPrimary,
  backgroundColor: vars.color.primary,
  touchAction: 'manipulation',
  selectors: { '&:active': { backgroundColor: vars.color.primaryActive } },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.primaryHover } },
    // No tab bar is below it there.
    [media.desktop]: { insetInlineEnd: vars.space.xlarge, insetBlockEnd: vars.space.xlarge },
    [media.print]: { display: 'none' },
  },
});
