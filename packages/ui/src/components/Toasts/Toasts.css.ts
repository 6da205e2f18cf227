import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const rise = keyframes({ from: { transform: 'translateY(0.75rem)', opacity: 0 } });

export const region = style({
  position: 'fixed',
  insetInline: vars.space.medium,
  // Above the tab bar, so that it never covers the way to another screen.
  insetBlockEnd: `calc(${vars.size.tabBarHeight} + env(safe-area-inset-bottom) + ${vars.space.medium})`,
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  pointerEvents: 'none',
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: '28rem',
  paddingBlock: vars.space.xsmall,
  paddingInline: `${vars.space.medium} ${vars.space.xsmall}`,
  border: '1px solid',
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.normal} ${vars.motion.easing}`,
});

const paint = ({ soft, border, text }: { soft: string; border: string; text: string }) => ({
  color: text,
  backgroundColor: soft,
  borderColor: border,
});

export const tone = styleVariants({
  info: paint(vars.tone.info),
  success: paint(vars.tone.success),
  warning: paint(vars.tone.warning),
  danger: paint(vars.tone.danger),
});

export const words = style({ flexGrow: 1, minInlineSize: 0 });
