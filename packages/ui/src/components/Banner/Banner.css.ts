import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const soft = ({ soft, border, text }: { soft: string; border: string; text: string }) => ({
  backgroundColor: soft,
  borderColor: border,
  color: text,
});

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: '1px solid',
  borderRadius: vars.radius.medium,
});

export const tone = styleVariants({
  info: soft(vars.tone.info),
  success: soft(vars.tone.success),
  warning: soft(vars.tone.warning),
  danger: soft(vars.tone.danger),
});

// As high as a line of text, so that the drawing stands level with the first one.
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.lineHeight.body})`,
});

export const words = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
});

export const title = style({ fontWeight: vars.fontWeight.strong });
export const action = style({ marginBlockStart: vars.space.xsmall });

// The button's own padding hangs over into the banner's.
export const dismiss = style({ margin: `calc(-1 * ${vars.space.small})`, marginInlineStart: 0 });
