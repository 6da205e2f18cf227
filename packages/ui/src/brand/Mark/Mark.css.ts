import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const mark = style({ flexShrink: 0, '@media': { [media.forced]: { forcedColorAdjust: 'none' } } });

export const size = styleVariants({
  small: { inlineSize: '1.75rem', blockSize: '1.75rem' },
  medium: { inlineSize: '2.25rem', blockSize: '2.25rem' },
  large: { inlineSize: '3.5rem', blockSize: '3.5rem' },
});

export const ground = style({ fill: vars.color.mark });
export const roof = style({ stroke: vars.color.onMark });
export const person = style({ fill: vars.color.accent });
