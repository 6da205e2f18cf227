import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { avatar } from '../Avatar/Avatar.css.ts';
import { badge } from '../Badge/Badge.css.ts';
import { button } from '../Button/Button.css.ts';
import { card } from '../Card/Card.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.6 } });

/** The one sign that something still comes. */
const breathing = {
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': {
    [media.still]: { animation: 'none' },
    [media.forced]: { border: '1px solid GrayText' },
  },
};

/** A shape in place of words, a picture or a button. */
export const bone = style({ display: 'block', backgroundColor: vars.color.border, ...breathing });

export const room = style({
  // As high as its content: in a grid it is no part of a line of text, as in its later place.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@supports': {
    'not selector(:has(a))': { backgroundColor: vars.color.border, borderRadius: vars.radius.medium },
  },
});

globalStyle(`${room} *`, { visibility: 'hidden' });
globalStyle(`${room} ${card}`, { visibility: 'visible' });

/** Above and below the letters of a line. */
const EDGE = 'calc((1lh - 0.7em) / 2)';

/** What has words in it. `:where` leaves an element with a position of its own where it is. */
const written = `:where(${room} :is(p, :not(:has(*))))`;
/** What has a form of its own. */
const whole = `:is(${avatar}, ${badge}, ${button})`;

globalStyle(`${written}, ${room} :where(${badge})`, { position: 'relative' });
globalStyle(`${written}::after, ${room} ${whole}::after`, {
  content: '',
  visibility: 'visible',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.small,
  // A bar for each line of words.
  background: [
    vars.color.border,
    `repeating-linear-gradient(transparent 0 ${EDGE}, ${vars.color.border} ${EDGE} calc(1lh - ${EDGE}), transparent calc(1lh - ${EDGE}) 1lh)`,
  ],
  ...breathing,
});
globalStyle(`${room} :is(${whole}, :empty)::after`, {
  borderRadius: 'inherit',
  background: vars.color.border,
});
