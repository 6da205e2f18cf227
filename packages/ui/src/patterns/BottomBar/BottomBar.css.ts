import { globalStyle, style } from '@vanilla-extract/css';
import { buttonWidth } from '../../components/Button/Button.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { heightVar } from '../../tokens/bottom-bar-height.ts';

/** On a lower screen (at 400 %, or a phone on its side with large text) a sticky bar would leave no room to read. */
const roomy = '(min-height: 20rem)';
const phone = 'screen and (max-width: 599px)';

export const bar = style({
  backgroundColor: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlock: `${vars.space.small} calc(${vars.space.small} + env(safe-area-inset-bottom))`,
  '@media': {
    // It keeps its own place at the end of the screen, whatever its height, so that it never covers content. On a phone
    // the button is under the thumb of either hand.
    [phone]: { vars: { [buttonWidth]: '100%' } },
    [roomy]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 10,
      maxBlockSize: '60dvh',
      overflowY: 'auto',
      boxShadow: vars.shadow.raised,
    },
  },
});

// A focused element further up scrolls to a place above the bar, not under it.
globalStyle(`html:has(${bar})`, {
  '@media': { [roomy]: { scrollPaddingBlockEnd: `calc(var(${heightVar}, 0px) + ${vars.space.medium})` } },
});
