import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/**
 * No room for words between icon and dot. The notice's own width counts, and the limit grows with the reader's text
 * size.
 */
const tight = '(max-width: 10rem)';

export const notice = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minInlineSize: 0,
  padding: `min(${vars.space.medium}, 5vw)`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
});

export const unread = style({
  backgroundColor: vars.color.primarySoft,
  boxShadow: vars.shadow.card,
});

export const icon = style({ flexShrink: 0, color: vars.color.link, paddingBlockStart: '0.125rem' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Below the icon and the dot.
  '@container': { [tight]: { order: 1, flexBasis: '100%' } },
});

export const title = style({ fontWeight: vars.fontWeight.strong });

// As large as the whole notice, which is its target.
export const press = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:active': { boxShadow: `inset 0 0 0 1px ${vars.color.control}` } },
  '@media': { [media.hover]: { ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.control}` } } },
});

export const time = style({ color: vars.color.muted });

// Above the stretched button, so that it stays a target of its own.
export const action = style({ position: 'relative', zIndex: 1, alignSelf: 'flex-start' });

export const dot = style({
  flexShrink: 0,
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  marginBlockStart: '0.375rem',
  borderRadius: '50%',
  backgroundColor: vars.tone.danger.solid,
  '@container': { [tight]: { marginInlineStart: 'auto' } },
});
