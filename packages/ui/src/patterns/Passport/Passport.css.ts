import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { SHAPE, WIDEST } from './shape.ts';

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
});

export const stage = style({ inlineSize: '100%', maxInlineSize: WIDEST, perspective: '1200px' });

const reveal = keyframes({
  from: { opacity: 0, transform: 'rotateY(-70deg) scale(0.92)' },
  to: { opacity: 1, transform: 'none' },
});

/** Once, at the moment that she gets it. */
export const revealed = style({
  animation: `${reveal} 700ms ${vars.motion.easing} both`,
  '@media': { [media.still]: { animation: 'none' } },
});

/** A hand that turns it. */
export const turns = style({ cursor: 'pointer' });

// Both sides lie on one place, so the card is as high as the higher one.
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '::before': { content: '', gridArea: '1 / 1', aspectRatio: SHAPE },
  transformStyle: 'preserve-3d',
  transition: `transform 500ms ${vars.motion.easing}`,
  '@media': {
    [media.still]: { transition: 'none' },
    [media.deskMouse]: { selectors: { '&:hover': { transform: 'rotateX(2deg) rotateY(-4deg)' } } },
  },
});
export const turned = style({
  transform: 'rotateY(180deg)',
  '@media': {
    [media.deskMouse]: { selectors: { '&:hover': { transform: 'rotateX(2deg) rotateY(176deg)' } } },
  },
});

/** Darker to one corner. */
const shade = `linear-gradient(135deg, transparent 30%, color-mix(in srgb, ${vars.color.mark}, black 45%))`;

export const side = style({
  gridArea: '1 / 1',
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minInlineSize: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  border: `2px solid ${vars.color.mark}`,
  color: vars.color.onMark,
  // A thing of its own: it is as dark in the dark mode.
  backgroundColor: vars.color.mark,
  backgroundImage: shade,
  boxShadow: vars.shadow.raised,
  backfaceVisibility: 'hidden',
  '@media': {
    [media.forced]: { border: '2px solid CanvasText' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

export const back = style({ transform: 'rotateY(180deg)' });

/** How foil catches the light, from one corner to the other. */
const lightOn = (foil: string) =>
  `linear-gradient(125deg, ${foil}, color-mix(in srgb, ${foil}, white 55%) 22%, ${foil} 42%, color-mix(in srgb, ${foil}, black 35%) 62%, color-mix(in srgb, ${foil}, white 40%) 84%, ${foil})`;

// Foil on the edge, in the metal of the tier: gold from 61 points on, platinum from 81.
export const foil = styleVariants(vars.tier, ({ shine }) => ({
  borderWidth: '3px',
  borderColor: 'transparent',
  background: `${shade} padding-box, linear-gradient(${vars.color.mark}, ${vars.color.mark}) padding-box, ${lightOn(shine)} border-box`,
}));

/** The weave of a high tier is foil, too. */
export const foilWeave = styleVariants(vars.tier, ({ shine }) => ({ color: shine, opacity: 0.26 }));

export const weave = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  borderRadius: 'inherit',
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0.09,
  maskImage: 'linear-gradient(115deg, transparent 20%, black 75%)',
  '@media': { [media.forced]: { display: 'none' } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.fontSize.small,
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontWeight: vars.fontWeight.strong,
  fontSize: vars.fontSize.body,
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const words = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
});

/** A badge without a colour of its own needs a ground. */
export const badge = style({
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
});

export const name = style({
  margin: 0,
  fontSize: vars.fontSize.heading3,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const about = style({ margin: 0, fontSize: vars.fontSize.small, overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: vars.space.small,
});

/** Its words break before the code goes below them. */
export const dates = style({ flex: '1 1 8rem', minInlineSize: 0, fontSize: vars.fontSize.small });
export const date = style({ margin: 0 });

/** Large enough for the camera of another phone at arm's length. */
export const code = style({ flexShrink: 0, inlineSize: '4.75rem' });
globalStyle(`${code} svg`, { display: 'block', inlineSize: '100%', borderRadius: vars.radius.small });
