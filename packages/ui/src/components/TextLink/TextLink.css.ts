import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const link = style({
  color: vars.color.link,
  fontWeight: vars.fontWeight.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
});

export const placement = styleVariants({
  inline: {},
  // On its own line a link is a target for a thumb.
  alone: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: vars.size.target,
    minInlineSize: vars.size.target,
  },
});

// Beside an icon, a word that is wider than its place breaks and does not stick out.
export const words = style({ minInlineSize: 0 });
