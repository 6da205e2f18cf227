import { style } from '@vanilla-extract/css';
import { seenAgain, unseen } from '../../primitives/VisuallyHidden/unseen.ts';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** Room for columns. It is the place's own width that counts, and it grows with the reader's text. */
const roomy = '(min-width: 44rem)';

export const place = style({ containerType: 'inline-size' });

export const table = style({
  display: 'block',
  inlineSize: '100%',
  '@container': { [roomy]: { display: 'table' } },
});

export const caption = style({
  display: 'block',
  paddingBlockEnd: vars.space.small,
  fontSize: vars.fontSize.heading3,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'start',
  '@container': { [roomy]: { display: 'table-caption' } },
});

// As in `VisuallyHidden`, which knows no table.
export const hiddenCaption = style(unseen);

// Above the cards only what orders them is left of the headers.
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
  verticalAlign: 'bottom',
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
  // Beside the arrow, only this lets one long word make room; columns keep their words whole.
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
  // Grows with the reader's text only as far as the words are left room.
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

// A line of a card: the label at one end, the value at the other, below it where both do not fit.
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
      verticalAlign: 'top',
      // Whole words in columns: a cell gets narrower only down to its longest one.
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

// What names the card needs no label, and the columns have their headers.
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
