import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

/** The colour of a drawing in each tone, on the surface. */
export const ink = styleVariants({
  default: { color: vars.color.muted },
  info: { color: vars.tone.info.solid },
  success: { color: vars.tone.success.solid },
  unknown: { color: vars.tone.unknown.solid },
  warning: { color: vars.tone.warning.solid },
  danger: { color: vars.tone.danger.solid },
});
