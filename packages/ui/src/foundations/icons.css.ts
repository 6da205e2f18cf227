import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { media } from '../tokens/media.ts';

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  padding: `min(${vars.space.medium}, 3vw)`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.control } } },
});
export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: '2.25rem',
});
export const use = style({ color: vars.color.muted, fontSize: vars.fontSize.small });
