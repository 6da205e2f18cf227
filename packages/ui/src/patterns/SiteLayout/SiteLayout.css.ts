import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { skip } from '../AppShell/skip.css.ts';

/** From this width on 'Sign in' has room beside the language and the menu, also with long words. */
const ROOM_FOR_ACTIONS = 'screen and (min-width: 30em)';

export const site = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  // The last line of a text never has only one word. Headings balance their lines.
  textWrap: 'pretty',
});

/** The line below which the menu opens, wherever the words of the header wrap. */
const HEADER = '--site-header';

export const top = style({
  anchorName: HEADER,
  position: 'relative',
  zIndex: 1,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  minBlockSize: '4rem',
  paddingBlock: vars.space.xxsmall,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  borderRadius: vars.radius.small,
  fontWeight: vars.fontWeight.medium,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.3em',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.link, textDecorationLine: 'underline' } },
  },
});

/** At each side of a link in a row: a short word is then wide enough for a thumb. */
const LINK_SIDES = '0.625rem';

// Equal distances between the words, whatever their length. The first word begins at the edge.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xxsmall,
  marginInline: `calc(-1 * ${LINK_SIDES})`,
  // Links and the menu have no use on paper.
  '@media': { [media.print]: { display: 'none' } },
});

export const sections = style({
  display: 'none',
  marginInlineEnd: 'auto',
  paddingInlineStart: vars.space.medium,
  '@media': { [media.desktop]: { display: 'block' } },
});

globalStyle(`${row} ${link}`, { paddingInline: LINK_SIDES });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  '@media': {
    [ROOM_FOR_ACTIONS]: { columnGap: vars.space.medium },
    [media.print]: { display: 'none' },
  },
});

export const actions = style({
  display: 'none',
  '@media': { [ROOM_FOR_ACTIONS]: { display: 'block' } },
});

// On a phone the page's own first button is in sight, and the header has no room for another.
export const start = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const actionsInMenu = style({
  marginBlockStart: vars.space.small,
  '@media': { [ROOM_FOR_ACTIONS]: { display: 'none' } },
});

export const menu = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** A browser without popovers shows the links below the header instead of the button. */
const WITHOUT_POPOVERS = 'not selector(:popover-open)';

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.xsmall,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: { [`${menu}:has(:popover-open) > &`]: { backgroundColor: vars.color.sunken } },
  '@supports': { [WITHOUT_POPOVERS]: { display: 'none' } },
});

export const arrow = style({
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${menu}:has(:popover-open) &`]: { transform: 'rotate(180deg)' } },
});

// Over the page, as wide as the viewport. It disappears with the header as soon as the visitor follows a link to a part
// further down.
export const panel = style({
  position: 'absolute',
  positionAnchor: HEADER,
  insetInline: 0,
  // The height of a header in one line, for a browser that knows no anchors.
  insetBlockStart: ['calc(4rem + 1px)', 'anchor(bottom)'],
  insetBlockEnd: 'auto',
  inlineSize: 'auto',
  margin: 0,
  padding: vars.space.medium,
  color: 'inherit',
  backgroundColor: vars.color.surface,
  border: 'none',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.raised,
  '@media': { [media.tablet]: { paddingInline: vars.space.xlarge } },
  '@supports': { [WITHOUT_POPOVERS]: { position: 'static', boxShadow: 'none' } },
});

// Each as wide as the panel: a thumb need not aim.
globalStyle(`${panel} ${link}`, { display: 'flex' });

export const main = style({ flexGrow: 1 });

export const layout = styleVariants({
  column: {
    paddingBlock: vars.space.xlarge,
    '@media': { [media.tablet]: { paddingBlock: vars.space.huge } },
  },
  bands: {},
});

export const footer = style({
  paddingBlock: vars.space.xlarge,
  backgroundColor: vars.color.sunken,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const feet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
});

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  maxInlineSize: vars.size.readingWidth,
});

export const muted = style({ color: vars.color.muted });

// Tab stays in the open menu and on its button, until a link has led to a part of the page.
const whileOpen = `:is(:not(:has(:target)), :has(${menu}:focus-within)):has(:popover-open)`;
globalStyle(`${site}${whileOpen} :is(${skip}, ${home}, ${main}, ${footer}, ${end} > :not(${menu}))`, {
  interactivity: 'inert',
});

// Where the browser cannot hold the focus, a keyboard user sees the focused element, also after leaving the menu open.
globalStyle(`${site}:has(${main} :focus-visible) ${panel}`, { display: 'none' });
