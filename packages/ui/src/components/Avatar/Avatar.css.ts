import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const avatar = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  color: vars.color.onPrimarySoft,
  backgroundColor: vars.color.primarySoft,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '0.02em',
  lineHeight: 1,
  userSelect: 'none',
});

const round = (length: string, fontSize: string) => ({ inlineSize: length, blockSize: length, fontSize });

export const size = styleVariants({
  small: round('2.25rem', '0.875rem'),
  medium: round('3rem', '1.0625rem'),
  large: round('4.5rem', '1.5rem'),
});

// A face has room to its corners where it is large.
export const framed = style({ borderRadius: vars.radius.medium });

// Covers the initials while it loads. A photo of a person that is higher than wide has the face in its upper half.
export const photo = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
});
