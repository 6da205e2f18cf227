import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// Grows with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;
const inset = `min(${vars.space.xsmall}, 2.5vw)`;

// Beside a long text it does not shrink below the width of its button.
export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: 'fit-content',
  // In a row of a table, the words of the other cells set the line.
  verticalAlign: 'top',
});

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  justifyContent: 'center',
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  cursor: 'pointer',
});

export const sheet = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xsmall})`,
  insetInlineEnd: 0,
  zIndex: 20,
  inlineSize: 'max-content',
  // This width keeps it on the screen, also where its button stands in a card or a dialog.
  minInlineSize: 'min(15rem, 80vw)',
  maxInlineSize: 'min(20rem, 80vw)',
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.raised,
});

export const above = style({
  insetBlockStart: 'auto',
  insetBlockEnd: `calc(100% + ${vars.space.xsmall})`,
});

export const head = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: sides,
  marginBlockEnd: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const name = style({ fontWeight: vars.fontWeight.strong });
export const detail = style({ color: vars.color.muted });

// It has the focus until a key chooses an entry.
export const entries = style({ outline: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  // Inset from the sheet, so that its ring is a whole one. The words stay below those of the head.
  inlineSize: `calc(100% - 2 * ${inset})`,
  marginInline: inset,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  paddingInline: `calc(${sides} - ${inset})`,
  borderRadius: vars.radius.small,
  // Not `break-word`: beside the icon, one long word breaks only with this rule.
  overflowWrap: 'anywhere',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: vars.color.sunken },
    '&:focus-visible': { outlineWidth: '2px', outlineOffset: '-2px' },
  },
});

export const tone = styleVariants({
  default: { color: vars.color.text },
  danger: { color: vars.tone.danger.text },
});
