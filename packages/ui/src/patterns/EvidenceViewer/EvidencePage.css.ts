import { style } from '@vanilla-extract/css';
import { NARROWEST_PAGE_REM } from './EvidenceViewer.css.ts';
import { vars } from '../../themes/vars.css.ts';

// The width of a page decides the height of its frame.
export const page = style({
  containerType: 'inline-size',
  flexBasis: 0,
  minInlineSize: `min(${String(NARROWEST_PAGE_REM)}rem, 100%)`,
  // A page that has a line for itself is no larger than those above it.
  selectors: { '&:nth-child(n + 3)': { maxInlineSize: '50%' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  paddingBlockEnd: vars.space.xsmall,
});

export const label = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

// As wide as its longest text, so that no button moves under the pointer.
export const zoom = style({ minInlineSize: '3.25em', color: vars.color.muted, textAlign: 'center' });

export const frame = style({
  display: 'grid',
  // The picture is measured by its frame.
  containerType: 'size',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});

// At its edge the page around it stays where it is.
export const movable = style({
  cursor: 'grab',
  overscrollBehavior: 'contain',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

// `margin` centres a picture that is smaller than the frame, and leaves both ends of a larger one in reach.
export const sheet = style({ position: 'relative', margin: 'auto', overflow: 'hidden' });

// Its shape is not known yet: it would move when the picture has come.
export const coming = style({ visibility: 'hidden' });

export const closer = style({ cursor: 'zoom-in' });

export const picture = style({ position: 'absolute', insetBlockStart: '50%', insetInlineStart: '50%' });

export const image = style({ inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none' });

export const instead = style({
  display: 'grid',
  placeItems: 'center',
  margin: 'auto',
  padding: vars.space.medium,
  textAlign: 'center',
});
