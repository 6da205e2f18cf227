import { globalStyle, style } from '@vanilla-extract/css';
import { buttonWidth } from '../../components/Button/Button.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const actions = style({
  vars: { [buttonWidth]: '100%' },
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  '@media': {
    // The first one, the main button, ends the line: the same place as in a dialog.
    [media.desktop]: {
      vars: { [buttonWidth]: 'fit-content' },
      flexDirection: 'row-reverse',
      flexWrap: 'wrap',
    },
  },
});

const phone = 'screen and (max-width: 63.99em)';

/** In a bar, where a second line would cost the room of the page. Large text still needs it. */
export const beside = style({ '@media': { [phone]: { flexDirection: 'row-reverse', flexWrap: 'wrap' } } });
globalStyle(`${beside} > :is(button, a)`, { '@media': { [phone]: { flex: '1 1 7.5rem' } } });

// The reason why a button is off stands below all buttons.
globalStyle(`${actions} > span`, { order: 1 });
