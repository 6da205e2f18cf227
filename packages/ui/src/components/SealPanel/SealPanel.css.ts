import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// They grow with the reader's text size only while the words have room.
const SIDES = `min(${vars.space.large}, 5vw)`;
const SEAL = '4rem';

export const panel = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.medium}`,
  padding: SIDES,
  // Its colour is that of the tone.
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  '@media': {
    [media.tablet]: { alignItems: 'center', columnGap: vars.space.large, padding: vars.space.xlarge },
  },
});

// A refusal lies over the verdict, which keeps its height: nothing below moves.
export const verdicts = style({ display: 'grid' });
globalStyle(`${verdicts} > *`, { gridArea: '1 / 1' });
globalStyle(`${verdicts}:last-child ${verdict}`, { borderBlockEndWidth: 0 });
export const refusal = style({
  display: 'grid',
  selectors: { '&[hidden]': { display: 'none' } },
});
globalStyle(`${verdicts}:has(> ${refusal}:not([hidden])) > ${verdict}`, { visibility: 'hidden' });

const sealed = ({ solid, onSolid }: { solid: string; onSolid: string }) =>
  ({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: SEAL,
    blockSize: SEAL,
    color: onSolid,
    fill: solid,
    '@media': { [media.forced]: { color: 'Canvas', fill: 'CanvasText' } },
  }) as const;

export const seal = styleVariants({
  default: sealed(vars.tone.neutral),
  info: sealed(vars.tone.info),
  success: sealed(vars.tone.success),
  unknown: sealed(vars.tone.unknown),
  warning: sealed(vars.tone.warning),
  danger: sealed(vars.tone.danger),
});

export const rosette = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%' });
export const sign = style({ gridArea: '1 / 1', display: 'flex' });

// The words go below the seal only where they would have less width than this beside it.
export const words = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  overflowWrap: 'anywhere',
});

// A heading has the text colour of the page.
globalStyle(`${verdict} :is(h1, h2)`, { color: 'inherit' });

export const text = style({ fontSize: vars.fontSize.large, maxInlineSize: vars.size.readingWidth });

// As wide as the panel on a phone. With room it begins where the words begin.
export const note = style({
  flexBasis: '100%',
  minInlineSize: 0,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { paddingInlineStart: `calc(${SEAL} + ${vars.space.large})` } },
});

// In a line each on a phone, beside one another where they have room.
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: SIDES,
  paddingBlock: vars.space.xsmall,
  '@media': {
    [media.tablet]: {
      flexFlow: 'row wrap',
      gap: `${vars.space.medium} ${vars.space.xxlarge}`,
      paddingBlock: vars.space.large,
      paddingInline: vars.space.xlarge,
    },
  },
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  minInlineSize: 0,
  paddingBlock: vars.space.xsmall,
  '@media': {
    [media.tablet]: { flexDirection: 'column', justifyContent: 'flex-start', paddingBlock: 0 },
  },
});

export const term = style({ color: vars.color.muted });
export const value = style({
  minInlineSize: 0,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
});
export const code = style({ fontFamily: vars.font.mono });

// The first row of the paper: its mark, and beside it the number and the date.
const MARK = '2.25rem';

export const paper = style({
  position: 'relative',
  margin: SIDES,
  padding: SIDES,
  border: `2px solid ${vars.color.primary}`,
  borderRadius: vars.radius.large,
  '@media': {
    [media.tablet]: { margin: vars.space.large, padding: `${vars.space.large} ${vars.space.xlarge}` },
  },
});

// Outside of the list, which holds terms alone.
export const mark = style({ position: 'absolute', insetBlockStart: `calc(${SIDES} + 0.375rem)` });

export const paperFacts = style({
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  '@media': { [media.tablet]: { gridTemplateColumns: `${MARK} minmax(0, 1fr) auto` } },
});

const told = { minInlineSize: 0, overflowWrap: 'anywhere' } as const;

export const onPaper = styleVariants({
  number: { ...told, gridColumn: 2 },
  date: [told, { gridColumn: 2, '@media': { [media.tablet]: { gridColumn: 3, textAlign: 'end' } } }],
  name: { ...told, gridColumn: '1 / -1', paddingBlock: vars.space.small },
  // On a desk the code is at the end of the last line.
  rest: [
    told,
    {
      gridColumn: '1 / -1',
      '@media': { [media.tablet]: { gridColumn: 'span 2' } },
      selectors: { '&:last-child': { '@media': { [media.tablet]: { gridColumn: 3, textAlign: 'end' } } } },
    },
  ],
});

globalStyle(`${onPaper.name} > ${value}`, {
  fontSize: vars.fontSize.heading1,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.heading,
});
