import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@repo/ui/themes/vars.css.ts';

// As high as a line of small text, so that letters and shapes stand on one line.
export const marks = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  paddingInline: vars.space.xxsmall,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.tight,
});

// A border each, because forced colours take every background away.
export const sign = styleVariants({
  dark: {
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    border: '0.375rem solid currentColor',
    borderRadius: vars.radius.full,
  },
  narrow: {
    inlineSize: '0.5625rem',
    blockSize: '0.9375rem',
    border: '2px solid currentColor',
    borderRadius: '0.1875rem',
  },
  large: { fontSize: vars.fontSize.large, fontWeight: vars.fontWeight.strong },
  kiswahili: { fontWeight: vars.fontWeight.medium },
});
