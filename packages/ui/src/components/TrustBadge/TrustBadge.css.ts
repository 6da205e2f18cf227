import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// The score goes below the tier before either of them breaks.
export const badge = style({ flexWrap: 'wrap' });

export const tier = styleVariants(
  { ...vars.tier, unranked: vars.unranked },
  ({ soft, sheen, text, ring }) => ({
    color: text,
    backgroundColor: soft,
    backgroundImage: `linear-gradient(115deg, ${sheen}, ${soft} 45%, ${sheen})`,
    borderColor: ring,
  }),
);

/** No tier's colour: nothing is known. */
export const unchecked = style({
  color: vars.color.muted,
  backgroundColor: 'transparent',
  borderColor: vars.color.border,
});

export const score = style({ fontWeight: vars.fontWeight.strong, whiteSpace: 'nowrap' });

const shine = keyframes({
  from: { translate: '-100%', opacity: 0.8 },
  to: { translate: '100%', opacity: 0.8 },
});

/** A gold light that goes over the badge once. */
export const shines = style({
  position: 'relative',
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    opacity: 0,
    background: `linear-gradient(100deg, transparent 20%, ${vars.tier.gold.shine} 50%, transparent 80%)`,
    animation: `${shine} 900ms ease-in-out`,
  },
  '@media': { [media.still]: { '::after': { animation: 'none' } } },
});
