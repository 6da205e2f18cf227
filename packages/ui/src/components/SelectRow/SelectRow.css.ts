import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** No room for words beside the photo. */
const tight = '(max-width: 16rem)';

const MARK = '4px';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  minBlockSize: '3rem',
  paddingBlock: vars.space.small,
  // They grow with the reader's text size only while the words have room.
  paddingInline: `min(${vars.space.medium}, 4vw)`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.sunken } } },
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const current = style({
  backgroundColor: vars.color.primarySoft,
  boxShadow: `inset ${MARK} 0 0 ${vars.color.primary}`,
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.primarySoft } },
    // A colour behind words does not survive there, and no shadow does.
    [media.forced]: { borderInlineStart: `${MARK} solid Highlight` },
  },
});

export const photo = style({ display: 'flex' });
// The ground of the current row is that of the initials.
globalStyle(`${current} > ${photo} > *`, { backgroundColor: vars.color.surface });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.xxsmall,
});

// The status goes below a name that needs the line.
export const who = style({ flex: '1 1 8rem', minInlineSize: 0 });

/** A line of the name is as high as a target, over the free room around it. */
const above = `calc((${vars.size.target} - 1lh) / 2)`;

export const button = style({
  minInlineSize: vars.size.target,
  paddingBlock: above,
  paddingInline: 0,
  marginBlock: `calc(-1 * ${above})`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  cursor: 'pointer',
  // The whole row is its target, and has its ring.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});

export const facts = style({ fontSize: vars.fontSize.small, color: vars.color.muted });
