import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { HIGHEST, topVar } from './room-left.css.ts';
import { guideRatios } from './take-picture.ts';

export const view = style({
  vars: { [topVar]: '0px' },
  position: 'relative',
  overflow: 'hidden',
  marginInline: 'auto',
  // On a desk it begins with the title of its page.
  '@media': { [media.desktop]: { marginInline: 0 } },
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sunken,
});

export const video = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const mirrored = style({ transform: 'scaleX(-1)' });

// The surroundings of the frame are darker. It has two lines: one of them is visible on any picture.
export const frame = style({
  position: 'absolute',
  border: `3px solid ${vars.color.surface}`,
  outline: `2px solid ${vars.color.text}`,
  boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
});

const viewOf = (ratio: number) =>
  style({ aspectRatio: String(ratio), inlineSize: `min(100%, calc(${HIGHEST} * ${String(ratio)}))` });

export const guides = {
  face: {
    view: viewOf(guideRatios.face),
    frame: style({ inset: '8% 14%', borderRadius: '50%' }),
  },
  card: {
    view: viewOf(guideRatios.card),
    // The aspect ratio of the card.
    frame: style({
      insetInline: '6%',
      insetBlockStart: '50%',
      aspectRatio: '1.586',
      transform: 'translateY(-50%)',
      borderRadius: vars.radius.medium,
    }),
  },
};

// Above the picture and near the camera: a reader of the hint looks into the camera. It keeps two lines, so that
// nothing jumps.
export const hint = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: `calc(2 * 1em * ${vars.lineHeight.body})`,
  marginBlockEnd: vars.space.xsmall,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { textAlign: 'start' } },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2em',
  blockSize: '2em',
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
  selectors: { '&:empty': { backgroundColor: 'transparent' } },
});
