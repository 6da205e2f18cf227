import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// It has no box, so that it stands at the edge of the text above it, and two fit into a line of a phone.
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  // Its target is higher than its words, which stand as close to their neighbours as other words do.
  marginBlock: `calc(${vars.space.xsmall} * -1)`,
  borderRadius: vars.radius.small,
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text, textDecorationThickness: '2px' } },
    [media.print]: { display: 'none' },
  },
});

export const waiting = style({ cursor: 'progress', textDecorationLine: 'none' });
