import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { buttonWidth } from '../Button/Button.css.ts';

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
  '@media': {
    [media.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});
export const title = style({
  fontWeight: vars.fontWeight.strong,
  fontSize: vars.fontSize.heading3,
  lineHeight: vars.lineHeight.heading,
});
// On a phone one below the other and as wide as the prompt, so that the way out does not hang in the air.
export const buttons = style({
  vars: { [buttonWidth]: '100%' },
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  gap: vars.space.xsmall,
  inlineSize: '100%',
  '@media': { [media.tablet]: { vars: { [buttonWidth]: 'fit-content' }, inlineSize: 'auto' } },
});
