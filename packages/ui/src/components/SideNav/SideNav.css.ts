import { style } from '@vanilla-extract/css';
import { slim } from '../../primitives/RailLabel/RailLabel.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { RING_ROOM } from '../../tokens/ring-room.ts';

export const list = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  overflowX: 'auto',
  // The ring of a focused entry stays inside of the scrolled line.
  padding: RING_ROOM,
  // Before the pages are known.
  minBlockSize: `calc(${vars.size.target} + 2 * ${RING_ROOM})`,
  '@media': { [media.desktop]: { flexDirection: 'column', overflowX: 'visible' } },
});

export const entry = style({ flexShrink: 0 });

export const lead = style({
  flexShrink: 0,
  '@media': { [media.desktop]: { marginBlockEnd: vars.space.xsmall } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  color: vars.color.muted,
  textDecoration: 'none',
  lineHeight: vars.lineHeight.tight,
  // The count stands below the icon: the icons of all pages stand below one another.
  '@container': {
    [slim]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 0,
      paddingBlock: vars.space.xxsmall,
      paddingInline: 0,
    },
  },
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.onPrimarySoft,
      backgroundColor: vars.color.primarySoft,
      fontWeight: vars.fontWeight.strong,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text, backgroundColor: vars.color.primarySoft } },
    [media.forced]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
});

export const name = style({ flexGrow: 1, '@container': { [slim]: { flexGrow: 0 } } });

export const count = style({ color: vars.color.muted, fontSize: vars.fontSize.small });
