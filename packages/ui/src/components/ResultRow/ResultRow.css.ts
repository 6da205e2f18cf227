import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// They grow with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;

/** Room for a title with its state and date at the other end of the line. */
const roomy = '(min-width: 30rem)';

export const row = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: `min(${vars.space.medium}, 4vw)`,
  padding: `${vars.space.medium} ${sides}`,
  scrollMarginBlockStart: vars.space.medium,
  borderRadius: vars.radius.large,
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.color.border}`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
    '&:not(:last-child)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.tablet]: { paddingInline: vars.space.large },
    // At a desk the evidence is read as a whole.
    [media.deskMouse]: { paddingBlock: vars.space.xsmall, lineHeight: '1.4' },
    [media.print]: { breakInside: 'avoid' },
  },
});

const mark = ({ soft, solid }: { soft: string; solid: string }) => ({
  position: 'relative' as const,
  backgroundColor: soft,
  // A border, and no shadow or ground, is what a forced palette keeps.
  '::before': {
    content: '',
    position: 'absolute' as const,
    insetBlock: vars.space.small,
    insetInlineStart: 0,
    borderInlineStart: `4px solid ${solid}`,
    borderRadius: vars.radius.full,
  },
});

/** What needs the reader among many that are clear. */
export const marked = styleVariants({ danger: mark(vars.tone.danger), unknown: mark(vars.tone.unknown) });

const line = `calc(${vars.fontSize.heading4} * ${vars.lineHeight.heading})`;
/** As high as a badge, so that the titles of all rows stand at one height. */
const BADGE = '1.75rem';

export const icon = style({ display: 'flex', alignItems: 'center', blockSize: `max(${line}, ${BADGE})` });

// The state is below the title on a phone. With room it is at the end of the title's line, with the badges of all rows at
// one edge, and breaks before the title does.
export const head = style({
  display: 'grid',
  minInlineSize: 0,
  '@container': {
    [roomy]: { gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)', columnGap: vars.space.medium },
  },
});
globalStyle(`${head} > h2`, { paddingBlock: `max(0px, (${BADGE} - ${line}) / 2)`, overflowWrap: 'anywhere' });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minInlineSize: 0,
  minBlockSize: BADGE,
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { flexDirection: 'row-reverse', alignSelf: 'start', textAlign: 'end' } },
});

export const beside = style({ fontSize: vars.fontSize.small, color: vars.color.muted });

export const facts = style({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  marginBlockStart: vars.space.xxsmall,
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [roomy]: { marginBlockStart: 0 } },
});
// A link is a target of full height that adds nothing to its line: at a desk nothing else to press is near.
globalStyle(`${facts} a`, { '@media': { [media.deskMouse]: { marginBlock: '-0.625rem' } } });
// What an app adds to a row may turn out to be nothing.
globalStyle(`${facts} > :empty`, { display: 'none' });
