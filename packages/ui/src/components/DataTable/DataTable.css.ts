import { globalStyle, style } from '@vanilla-extract/css';
import { seenAgain, unseen } from '../../primitives/VisuallyHidden/unseen.ts';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** Room for columns. The container's own width counts, and the limit grows with the reader's text size. */
const roomy = '(min-width: 44rem)';

export const place = style({ containerType: 'inline-size' });

// A few short columns: the eye follows a row across no more than this.
export const compact = style({ maxInlineSize: '48rem' });

export const table = style({
  display: 'block',
  inlineSize: '100%',
  '@container': { [roomy]: { display: 'table' } },
});

export const even = style({ '@container': { [roomy]: { tableLayout: 'fixed' } } });

export const caption = style({
  display: 'block',
  paddingBlockEnd: vars.space.small,
  fontSize: vars.fontSize.heading3,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'start',
  '@container': { [roomy]: { display: 'table-caption' } },
});

// As in `VisuallyHidden`, which does not support a table.
export const hiddenCaption = style(unseen);

// Above the cards, only the sort buttons remain of the headers.
export const head = style({
  display: 'block',
  '@container': { [roomy]: { display: 'table-header-group' } },
});

export const headRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  '@container': { [roomy]: { display: 'table-row' } },
});

export const header = style({
  textAlign: 'start',
  // On one line with the words of the sort buttons.
  verticalAlign: 'baseline',
  fontWeight: vars.fontWeight.medium,
  color: vars.color.muted,
  '@container': {
    [roomy]: {
      display: 'table-cell',
      paddingBlock: vars.space.xsmall,
      paddingInlineEnd: vars.space.medium,
      borderBlockEnd: `2px solid ${vars.color.control}`,
      selectors: { '&:last-child': { paddingInlineEnd: 0 } },
    },
  },
});

export const sticky = style({
  '@container': {
    [roomy]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      backgroundColor: vars.color.page,
      // The border of a cell would scroll away with the rows.
      borderBlockEnd: 0,
      boxShadow: `inset 0 -2px ${vars.color.control}`,
    },
  },
});

export const sortable = style({ display: 'block', maxInlineSize: '100%' });

export const plain = style({
  ...unseen,
  '@container': {
    [roomy]: seenAgain,
  },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.link,
  textAlign: 'start',
  touchAction: 'manipulation',
  // Beside the arrow, one long word breaks only with this rule. Columns keep their words whole.
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { overflowWrap: 'break-word' } },
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const sortOn = style({ fontWeight: vars.fontWeight.strong });

export const arrow = style({ display: 'inline-flex', flexShrink: 0 });
export const arrowUp = style({ transform: 'rotate(180deg)' });

export const body = style({
  display: 'grid',
  gap: vars.space.small,
  '@container': { [roomy]: { display: 'table-row-group' } },
});

export const row = style({
  display: 'block',
  // Grows with the reader's text size only while the words have room.
  padding: `min(${vars.space.medium}, 5vw)`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  '@container': {
    [roomy]: {
      display: 'table-row',
      padding: 0,
      border: 0,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      backgroundColor: 'transparent',
    },
  },
});

// A line of a card: the label at one end, the value at the other, or below it where both do not fit.
export const cell = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  textAlign: 'start',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  '@container': {
    [roomy]: {
      display: 'table-cell',
      paddingBlock: vars.space.small,
      paddingInlineEnd: vars.space.medium,
      // On one line with the words in badges and buttons.
      verticalAlign: 'baseline',
      // Columns keep whole words: a cell is never narrower than its longest word.
      overflowWrap: 'break-word',
      selectors: { '&:last-child': { paddingInlineEnd: 0 } },
    },
  },
});

export const rowHeader = style({
  fontWeight: vars.fontWeight.strong,
  paddingBlockEnd: vars.space.xsmall,
  '@container': { [roomy]: { fontWeight: vars.fontWeight.medium, paddingBlockEnd: vars.space.small } },
});

// The name of the card needs no label, and the columns have their headers.
export const label = style({
  color: vars.color.muted,
  selectors: { [`${rowHeader} &`]: { display: 'none' } },
  '@container': { [roomy]: { display: 'none' } },
});

export const value = style({ minInlineSize: 0 });

export const numeric = style({
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { textAlign: 'end' } },
});

export const whole = style({ '@container': { [roomy]: { whiteSpace: 'nowrap' } } });

// In a card, a row without buttons has no line for them.
export const actions = style({
  alignItems: 'center',
  selectors: { '&:has(> :last-child:empty)': { display: 'none' } },
  '@container': {
    [roomy]: {
      textAlign: 'end',
      selectors: { '&:has(> :last-child:empty)': { display: 'table-cell' } },
    },
  },
});

// Long words in the other columns leave the buttons their room, side by side.
globalStyle(`${actions} button`, { '@container': { [roomy]: { whiteSpace: 'nowrap' } } });
globalStyle(`${actions} :has(> button, > div > button)`, {
  '@container': { [roomy]: { flexWrap: 'nowrap' } },
});
