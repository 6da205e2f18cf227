import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// Three side by side. Fewer where the reader's text size or the phone leaves no room.
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, 6.5rem), (100% - 2 * ${vars.space.small}) / 3), 1fr))`,
  gap: vars.space.small,
});

const lit = { borderColor: vars.color.control, backgroundColor: vars.color.primarySoft };

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '6rem',
  paddingBlock: vars.space.small,
  paddingInline: `min(${vars.space.xsmall}, 2vw)`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.fast,
  selectors: { '&:active': lit },
  '@media': { [media.hover]: { ':hover': lit } },
});

export const waiting = style({ cursor: 'progress', color: vars.color.muted });

export const drawing = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.full,
  color: vars.color.onPrimarySoft,
  backgroundColor: vars.color.primarySoft,
});

export const dot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.surface}`,
  backgroundColor: vars.tone.danger.solid,
});
