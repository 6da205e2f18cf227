import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

export const gap = styleVariants(vars.space, (value) => ({ gap: value }));

export const alignItems = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
