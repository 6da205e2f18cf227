import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { room as cardRoom } from '../../components/Card/Card.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { tabsVar } from '../../tokens/bottom-bar-height.ts';

/** On a lower screen, or in large text, a bar would leave no room to read. */
const phone = 'screen and (max-width: 47.99em) and (min-height: 30em)';

/** The padding of the card around. */
const room = fallbackVar(cardRoom, '0px');

// The answer can stay in sight beside each part of it: each is a child of one flex box.
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const answer = style({
  minInlineSize: 0,
  '@media': {
    [phone]: {
      selectors: {
        // Of a list, the first alone: no bar appears below words that are not in sight yet.
        '&:not(li + li *)': {
          position: 'sticky',
          insetBlockEnd: `max(var(${tabsVar}, 0px), env(safe-area-inset-bottom))`,
          zIndex: 1,
          marginInline: `calc(-1 * ${room})`,
          marginBlockEnd: `calc(-1 * ${vars.space.xsmall})`,
          padding: `${vars.space.xsmall} ${room}`,
          borderBlockStart: `1px solid ${vars.color.border}`,
          backgroundColor: vars.color.surface,
        },
      },
    },
  },
});

// A focused element further up scrolls to a place above the answer, not under it. The root is stronger than the shell's rule.
globalStyle(`:root:has(${answer})`, {
  '@media': { [phone]: { scrollPaddingBlockEnd: `calc(${vars.size.tabBarHeight} + 6rem)` } },
});
