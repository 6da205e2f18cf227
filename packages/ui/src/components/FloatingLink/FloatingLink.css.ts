import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** The last thing on a phone, where a floating button would cover what is read. It floats on a desk. */
export const room = style({
  '@media': {
    // Content at the end of a screen scrolls clear of it. A margin, not a box: late content above would move a box visibly.
    [media.desktop]: { marginBlockStart: '3.5rem' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  textDecoration: 'none',
  color: vars.color.link,
  backgroundColor: vars.color.surface,
  touchAction: 'manipulation',
  selectors: { '&:active': { backgroundColor: vars.color.primarySoft } },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.primarySoft } },
    [media.desktop]: {
      position: 'fixed',
      // In the margin of the page, where it covers no more than the edge of a card.
      insetInlineEnd: `max(${vars.space.xxsmall}, calc((100vw - ${vars.size.deskWidth}) / 2 - ${vars.space.huge}))`,
      insetBlockEnd: vars.space.large,
      zIndex: 9,
      minBlockSize: 0,
      inlineSize: vars.size.target,
      blockSize: vars.size.target,
      padding: 0,
      borderRadius: vars.radius.full,
      boxShadow: vars.shadow.raised,
    },
    [media.print]: { display: 'none' },
  },
});

/** Where it floats, there is room for the icon alone: the words are its name and its tooltip. */
export const words = style({ minInlineSize: 0, '@media': { [media.desktop]: { display: 'none' } } });
