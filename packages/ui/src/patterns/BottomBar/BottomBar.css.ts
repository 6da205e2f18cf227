import { globalStyle, style } from '@vanilla-extract/css';
import { buttonWidth } from '../../components/Button/Button.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { heightVar } from '../../tokens/bottom-bar-height.ts';

/** On a lower screen (at 400 %, or a phone on its side with large text) a sticky bar would leave no room to read. */
const roomy = '(min-height: 20rem)';
const phone = 'screen and (max-width: 599px)';
const narrow = 'screen and (max-width: 63.99em)';
const narrowAndRoomy = `${narrow} and ${roomy}`;

export const bar = style({
  '@media': {
    // It keeps its own place at the end of the screen, whatever its height, so that it never covers content. On a phone
    // the button is under the thumb of either hand.
    [phone]: { vars: { [buttonWidth]: '100%' } },
    [narrow]: {
      backgroundColor: vars.color.raised,
      borderBlockStart: `1px solid ${vars.color.border}`,
      paddingBlock: `${vars.space.small} calc(${vars.space.small} + env(safe-area-inset-bottom))`,
    },
    [narrowAndRoomy]: { boxShadow: vars.shadow.raised },
    // On a desk it is a card that ends the column. The ground around it is the page's, so that nothing is seen below it.
    [media.desktop]: { paddingBlockEnd: vars.space.medium, backgroundColor: vars.color.page },
    [roomy]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 10,
      maxBlockSize: '60dvh',
      overflowY: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

export const card = style({
  '@media': {
    [media.desktop]: {
      padding: `${vars.space.small} ${vars.space.medium}`,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.card,
    },
  },
});

/** As wide as the form of a `TaskLayout`, and not as its summary too. */
export const ofForm = style({ '@media': { [media.desktop]: { maxInlineSize: '27.5rem' } } });

// There it follows the content, also where that is shorter than the window. The `div` makes it stronger than the style of the
// content, whichever sheet comes first.
globalStyle(`div:has(+ ${bar})`, {
  '@media': { [media.desktop]: { flexGrow: 0, paddingBlockEnd: vars.space.large } },
});

// A focused element further up scrolls to a place above the bar, not under it.
globalStyle(`html:has(${bar})`, {
  '@media': { [roomy]: { scrollPaddingBlockEnd: `calc(var(${heightVar}, 0px) + ${vars.space.medium})` } },
});
