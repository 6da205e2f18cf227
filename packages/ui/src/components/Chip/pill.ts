import { vars } from '../../themes/vars.css.ts';

/** What everything that looks like a chip has in common. */
export const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  // Grows with the reader's text only as far as the words are left room.
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  border: `1px solid ${vars.color.control}`,
  // Round at its ends in one line; in several, its corners leave the words whole.
  borderRadius: `min(${vars.size.target} / 2, 9vw)`,
  backgroundColor: vars.color.surface,
  lineHeight: vars.lineHeight.heading,
} as const;
