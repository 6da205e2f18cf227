import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { HIGHEST, topVar } from '../CameraCapture/room-left.css.ts';
import { guideRatios } from '../CameraCapture/take-picture.ts';

const SMALL = '7.5rem';
const closeVar = createVar();

export const frame = style({
  vars: { [topVar]: '0px', [closeVar]: `min(${HIGHEST}, 45dvh)` },
  '@media': {
    [media.tablet]: { vars: { [closeVar]: HIGHEST } },
    // On a desk it begins with the title of its page, and fills its column.
    [media.desktop]: { marginInline: 0, vars: { [closeVar]: '68dvh' } },
  },
  overflow: 'hidden',
  marginInline: 'auto',
});

const shaped = (ratio: number, highest: string) =>
  style({ aspectRatio: String(ratio), inlineSize: `min(100%, calc(${highest} * ${String(ratio)}))` });

const both = (highest: string) => ({
  face: shaped(guideRatios.face, highest),
  card: shaped(guideRatios.card, highest),
});

// On a phone the questions about the photo are in sight below it.
export const frames = { large: both(closeVar), small: both(SMALL) };

// The whole photo is visible: a photo from a file has a shape of its own, and nothing is drawn around it.
export const photo = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: vars.radius.large,
});
