import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// Dashed, so that it differs from the states of badges.
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  inlineSize: 'fit-content',
  minBlockSize: '1.75rem',
  paddingInline: '0.625rem',
  border: `1.5px dashed ${vars.tone.neutral.solid}`,
  borderRadius: vars.radius.small,
  color: vars.tone.neutral.text,
  backgroundColor: vars.tone.neutral.soft,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
});
