import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const signed = ({ solid }: { solid: string }) =>
  ({
    flexShrink: 0,
    inlineSize: '1.3em',
    blockSize: '1.3em',
    color: solid,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const;

export const sign = styleVariants({
  default: signed(vars.tone.neutral),
  info: signed(vars.tone.info),
  success: signed(vars.tone.success),
  unknown: signed(vars.tone.unknown),
  warning: signed(vars.tone.warning),
  danger: signed(vars.tone.danger),
});

export const full = style({ fill: 'currentcolor' });
export const empty = style({ fill: 'none', stroke: 'currentcolor', strokeWidth: 1.3 });
export const line = style({ fill: 'none', stroke: 'currentcolor', strokeWidth: 1.7 });
export const inFull = style([line, { stroke: vars.tone.success.onSolid }]);
