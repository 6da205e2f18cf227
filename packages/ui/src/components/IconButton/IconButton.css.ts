import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const iconButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  color: vars.color.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast}`,
});

const lit = { backgroundColor: vars.color.sunken };

export const variant = styleVariants({
  ghost: {
    selectors: { '&:active': lit },
    '@media': { [media.hover]: { ':hover': lit } },
  },
  outlined: {
    backgroundColor: vars.color.surface,
    borderColor: vars.color.control,
    selectors: { '&:active': lit },
    '@media': { [media.hover]: { ':hover': lit } },
  },
});
