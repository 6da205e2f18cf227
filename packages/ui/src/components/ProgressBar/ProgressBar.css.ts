import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  marginBlockEnd: vars.space.xsmall,
});

export const label = style({ minInlineSize: 0, fontWeight: vars.fontWeight.medium });
export const value = style({ minInlineSize: 0, fontWeight: vars.fontWeight.strong });

export const track = style({
  inlineSize: '100%',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const bar = style({
  transition: `width ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': { [media.forced]: { fill: 'Highlight' } },
});

export const level = {
  ...styleVariants(vars.level, (fill) => ({ fill })),
  plain: style({ fill: vars.color.primary }),
};
