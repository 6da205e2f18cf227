import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** The score before and after, 0 to 100, on the element around ring and number. */
export const FROM = '--score-from';
export const TO = '--score-to';
const DURATION = '900ms';

const counted = createVar({ syntax: '<integer>', inherits: false, initialValue: '0' });
const count = keyframes({ from: { vars: { [counted]: `var(${FROM})` } } });
const show = keyframes({ from: { visibility: 'visible' }, to: { visibility: 'visible' } });
const hide = keyframes({ from: { color: 'transparent' }, to: { color: 'transparent' } });
const sweep = keyframes({ from: { strokeDasharray: `var(${FROM}) 200` } });

const none = { animation: 'none' };
/** In forced colours, the hidden number would be visible below the other one. */
const still = { [media.still]: none, [media.forced]: none };

/** A ring that closes from the old score to the new one. */
export const arc = style({ animation: `${sweep} ${DURATION} ${vars.motion.easing}`, '@media': still });

/** The number stands there from the start. While its ring grows, another one counts up in its place. */
export const number = style({
  position: 'relative',
  animation: `${hide} ${DURATION}`,
  '::after': {
    vars: { [counted]: `var(${TO})` },
    content: 'counter(score)',
    counterReset: `score ${counted}`,
    position: 'absolute',
    inset: 0,
    visibility: 'hidden',
    color: vars.color.text,
    textAlign: 'center',
    animation: `${show} ${DURATION}, ${count} ${DURATION} ${vars.motion.easing}`,
  },
  '@media': {
    [media.still]: { ...none, '::after': none },
    [media.forced]: { ...none, '::after': none },
  },
});
