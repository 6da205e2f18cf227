import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { error, errorPlace } from '../Field/Field.css.ts';

const height = createVar();
/** A line of text, or a badge. */
const ONE = '1.75rem';
const TWO = '3.125rem';
const phone = 'screen and (max-width: 29.99em)';

const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A part of the room is in the gap to what follows, so that an empty one looks like a gap.
  marginBlockEnd: `calc(-1 * ${vars.space.medium})`,
  vars: { [height]: ONE },
});

const oneLine = style({});

export const lines = styleVariants({
  one: [room, oneLine],
  twoOnPhone: [room, { '@media': { [phone]: { vars: { [height]: TWO } } } }],
  two: [room, { vars: { [height]: TWO } }],
});

globalStyle(`${room} ${errorPlace}${errorPlace}`, { position: 'static', minBlockSize: height });

// So that the longest error has one line on a phone of 360 px.
globalStyle(`${oneLine} ${error}`, { '@media': { [phone]: { fontSize: vars.fontSize.small } } });

// In a group of controls the gap before an error is there without one too.
globalStyle(`${room} fieldset > :has(> ${errorPlace})`, { marginBlockStart: vars.space.xsmall });

// The other message has the same room. It comes only where there is no error.
globalStyle(`${room} > output:not(:empty)`, {
  display: 'grid',
  alignContent: 'start',
  marginBlockStart: `calc(-1 * ${height})`,
  minBlockSize: height,
});
