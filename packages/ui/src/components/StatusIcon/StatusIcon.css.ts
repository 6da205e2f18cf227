import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const disc = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
});

const paint = ({ soft, border, text }: { soft: string; border: string; text: string }) => ({
  color: text,
  backgroundColor: soft,
  borderColor: border,
});

export const status = styleVariants({
  pending: paint(vars.tone.neutral),
  asked: paint(vars.tone.neutral),
  to_pay: paint(vars.tone.warning),
  in_progress: paint(vars.tone.info),
  completed: paint(vars.tone.success),
  failed: paint(vars.tone.danger),
  ended: paint(vars.tone.neutral),
});

/** Longer than the path of the tick, in units of the drawing. */
const WHOLE = 24;
const draw = keyframes({
  from: { strokeDasharray: WHOLE, strokeDashoffset: WHOLE },
  to: { strokeDasharray: WHOLE, strokeDashoffset: 0 },
});

/** The tick draws itself. Its path inherits both. */
export const drawn = style({
  animation: `${draw} ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': { [media.still]: { animation: 'none' } },
});
