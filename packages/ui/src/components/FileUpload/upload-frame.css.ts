import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** The frame of a file or photo for an upload. */
export const uploadFrame = style({
  // Grows with the reader's text size only while the words have room.
  padding: `min(${vars.space.medium}, 5vw)`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&:has([aria-invalid="true"])': {
      borderColor: vars.tone.danger.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.solid}`,
    },
  },
});
