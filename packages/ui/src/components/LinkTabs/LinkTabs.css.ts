import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { RING_ROOM } from '../../tokens/ring-room.ts';

export const list = styleVariants({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xxsmall,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
  tiles: {
    display: 'grid',
    gap: vars.space.xsmall,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
  column: {
    display: 'grid',
    gap: vars.space.xsmall,
    maxBlockSize: '80dvh',
    overflowY: 'auto',
    // The ring of a focused entry stays inside of the scrolled column.
    padding: RING_ROOM,
    margin: `-${RING_ROOM}`,
  },
});

export const entry = style({ display: 'flex', minInlineSize: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  color: vars.color.muted,
  textDecoration: 'none',
  lineHeight: vars.lineHeight.tight,
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text, backgroundColor: vars.color.primarySoft } },
  },
});

const tile = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.onPrimarySoft,
      backgroundColor: vars.color.primarySoft,
      borderColor: vars.color.primary,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-current="page"]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
} as const;

export const shape = styleVariants({
  line: {
    marginBlockEnd: '-1px',
    borderBlockEnd: '3px solid transparent',
    selectors: {
      '&[aria-current="page"]': {
        color: vars.color.text,
        fontWeight: vars.fontWeight.strong,
        borderBlockEndColor: vars.color.primary,
      },
    },
    // Forced colours draw a transparent border.
    '@media': {
      [media.forced]: {
        borderBlockEndColor: 'Canvas',
        selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  },
  tiles: tile,
  column: tile,
});

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  selectors: {
    [`${shape.tiles} &, ${shape.column} &`]: { color: vars.color.text, fontWeight: vars.fontWeight.medium },
  },
});

export const note = style({ fontSize: vars.fontSize.small });
