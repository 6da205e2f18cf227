import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const place = style({ scrollMarginBlock: vars.space.large, borderRadius: vars.radius.large });
