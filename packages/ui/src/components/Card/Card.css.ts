import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { grid } from '../../primitives/Grid/Grid.css.ts';
import { stack } from '../../primitives/Stack/Stack.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const card = style({
  position: 'relative',
  display: 'flow-root',
  minInlineSize: 0,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.border}`,
  '@media': { [media.print]: { breakInside: 'avoid', boxDecorationBreak: 'clone' } },
});

const surface = style({ backgroundColor: vars.color.surface, boxShadow: vars.shadow.card });

export const tone = styleVariants({
  surface: [surface],
  sunken: { backgroundColor: vars.color.sunken },
  primary: { backgroundColor: vars.color.primarySoft, color: vars.color.text },
  accent: [surface, { border: `2px solid ${vars.color.primary}` }],
});

// They grow with the reader's text size only while the words have room.
const narrowSides = `min(${vars.space.medium}, 5vw)`;
const wideSides = `min(${vars.space.large}, 7.5vw)`;

/** The padding of the card around, for a part of it that reaches to its edges. */
export const room = createVar();

const padded = (sides: string) => ({ padding: room, vars: { [room]: sides } });

export const padding = styleVariants({
  // Its parts are rows, between which paper may break.
  none: {
    padding: 0,
    overflow: 'hidden',
    vars: { [room]: '0px' },
    '@media': { [media.print]: { breakInside: 'auto' } },
  },
  small: padded(narrowSides),
  medium: {
    ...padded(wideSides),
    '@media': { 'screen and (max-width: 360px)': { vars: { [room]: narrowSides } } },
  },
  large: {
    ...padded(wideSides),
    '@media': { [media.tablet]: { vars: { [room]: vars.space.xlarge } } },
  },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  // The whole card is the link's target. The focus ring goes around the card.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:active::after': { boxShadow: `inset 0 0 0 1px ${vars.color.control}` },
  },
  '@media': {
    [media.hover]: {
      ':hover': { textDecorationLine: 'underline' },
      selectors: { '&:hover::after': { boxShadow: `inset 0 0 0 1px ${vars.color.control}` } },
    },
  },
});

// Above the stretched link, so that they stay targets of their own.
export const actions = style({ position: 'relative', zIndex: 1 });

// The cards of a row are equally high. Their actions are on one line at the bottom, however long the words above are.
const rowed = `${grid} > ${card}:has(> ${stack}:only-child)`;
globalStyle(rowed, { display: 'flex', flexDirection: 'column' });
globalStyle(`${rowed} > ${stack}`, { flexGrow: 1 });
globalStyle(
  `${rowed} > ${stack} > :last-child:not(:first-child, form, :has(form, input)):is(a, button, :has(a, button))`,
  { marginBlockStart: 'auto' },
);
