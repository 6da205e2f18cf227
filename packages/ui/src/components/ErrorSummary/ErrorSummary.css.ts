import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const summary = style({
  // Grows with the reader's text size only while the words have room.
  padding: `min(${vars.space.medium}, 5vw)`,
  border: `2px solid ${vars.tone.danger.solid}`,
  borderRadius: vars.radius.medium,
  color: vars.tone.danger.text,
  backgroundColor: vars.tone.danger.soft,
  selectors: { '&:focus': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const title = style({ fontWeight: vars.fontWeight.strong, fontSize: vars.fontSize.heading4 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  // An entry of several lines fills its height: this separates it from the title and the next entry.
  paddingBlock: vars.space.xxsmall,
  color: 'inherit',
  fontWeight: vars.fontWeight.medium,
  textUnderlineOffset: '0.2em',
  // Not `break-word`: in a box of its own, one long word breaks only with this rule.
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.small,
});
