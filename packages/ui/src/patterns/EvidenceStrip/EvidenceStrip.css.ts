import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const strip = style({ display: 'grid', gap: vars.space.xsmall });

export const photo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
  backgroundColor: 'transparent',
  fontSize: vars.fontSize.small,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { color: vars.color.text } },
});

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // The shape of a photo that a phone takes of a face.
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  selectors: {
    [`${photo}[aria-pressed="true"] &`]: {
      borderColor: vars.color.primary,
      boxShadow: `0 0 0 1px ${vars.color.primary}`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { [`${photo}:hover &`]: { borderColor: vars.color.control } } },
  },
});

// The whole of the photo: what is cut off is what somebody hides.
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const failed = style({ padding: vars.space.xxsmall, color: vars.color.text });
