import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { guideRatios } from '../CameraCapture/take-picture.ts';
import { uploadFrame } from '../FileUpload/upload-frame.css.ts';

export const frame = style([
  uploadFrame,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.medium,
  },
]);

export const over = style({ borderColor: vars.color.primary, backgroundColor: vars.color.primarySoft });

export const preview = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  maxInlineSize: '100%',
  border: `1px dashed ${vars.color.control}`,
  color: vars.color.muted,
  backgroundColor: vars.color.sunken,
});

export const guides = styleVariants({
  // As round and as large as the face elsewhere, or larger. On a phone the buttons have room beside it.
  face: {
    inlineSize: '5.5rem',
    aspectRatio: '1',
    borderRadius: '50%',
    '@media': { [media.tablet]: { inlineSize: '7.5rem' } },
  },
  card: { inlineSize: '10.5rem', aspectRatio: String(guideRatios.card), borderRadius: vars.radius.medium },
});

export const filled = style({ borderStyle: 'solid', borderColor: vars.color.border });

export const photo = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

// The controls go below the photo where they would have less width than this beside it.
export const side = style({
  flex: '1 1 11rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  // Not `break-word`: one long word breaks only with this rule.
  overflowWrap: 'anywhere',
  // An empty place keeps no gap, but it exists for screen readers.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const words = styleVariants({
  chosen: { color: vars.color.muted },
  uploading: { color: vars.color.muted },
  done: { color: vars.tone.success.text },
  failed: { color: vars.tone.danger.text },
});

export const limits = style({ color: vars.color.muted });
