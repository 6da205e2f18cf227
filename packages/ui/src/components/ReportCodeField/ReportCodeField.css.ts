import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// Each letter is compared with the paper, where they are as wide as one another. The whole code fits the narrowest phone.
export const code = style({
  paddingInline: `min(${vars.space.small}, 3vw)`,
  fontFamily: vars.font.mono,
  fontSize: `max(16px, min(${vars.fontSize.large}, 5vw))`,
});
