import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { buttonWidth } from '../Button/Button.css.ts';

/** Room for the words and the buttons side by side, and for both buttons. */
const roomy = '(min-width: 40rem)';
const roomyForAnswers = '(min-width: 28rem)';

// Its layout depends on its own container, which on a desktop may be a dialog or half of the screen.
export const place = style({ containerType: 'inline-size', inlineSize: '100%' });

export const inline = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.small,
});

export const banner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  padding: vars.space.large,
  borderRadius: vars.radius.large,
  color: vars.color.onPrimarySoft,
  backgroundColor: vars.color.primarySoft,
  border: `1px solid ${vars.color.primary}`,
  '@container': {
    [roomy]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  // A list below the title would be too close to it.
  selectors: { [`${banner} > &`]: { gap: vars.space.xsmall } },
  '@container': { [roomy]: { selectors: { [`${banner} > &`]: { flex: '1 1 16rem' } } } },
});
export const title = style({
  fontWeight: vars.fontWeight.strong,
  fontSize: vars.fontSize.heading3,
  lineHeight: vars.lineHeight.heading,
});
// In a narrow container one below the other and as wide as the prompt, so that the second button is aligned.
export const buttons = style({
  vars: { [buttonWidth]: '100%' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  '@container': { [roomyForAnswers]: { vars: { [buttonWidth]: 'fit-content' }, inlineSize: 'auto' } },
});
