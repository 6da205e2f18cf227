import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** No room for words beside the arrow, or between icon and arrow. Its own width counts, and the limit grows with the text size. */
const tight = '(max-width: 7rem)';
const tightWithIcon = '(max-width: 9.5rem)';

// They grow with the reader's text size only while the words have room: two of them share a line of a narrow phone.
const sides = `min(${vars.space.medium}, 6cqi)`;

export const disclosure = style({ containerType: 'inline-size' });
export const look = styleVariants({
  boxed: {
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
  },
  plain: {},
  button: {},
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} min(${vars.space.xsmall}, 3cqi)`,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.medium,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const line = styleVariants({
  boxed: {
    paddingBlock: vars.space.xsmall,
    paddingInline: sides,
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.sunken } } },
  },
  plain: {
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInlineStart: 'auto',
    color: vars.color.link,
    '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
  },
  button: {
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingInline: sides,
    border: `1px solid ${vars.color.control}`,
    backgroundColor: vars.color.surface,
    color: vars.color.link,
    fontWeight: vars.fontWeight.strong,
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.primarySoft } } },
  },
});

export const words = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // Below the icon and the arrow.
  '@container': {
    [tight]: { order: 1, flexBasis: '100%' },
    [tightWithIcon]: { selectors: { 'svg + &': { order: 1, flexBasis: '100%' } } },
  },
});
export const note = style({ color: vars.color.muted, fontWeight: vars.fontWeight.regular });

export const arrow = style({
  marginInlineStart: 'auto',
  transition: `transform ${vars.motion.fast}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({ paddingBlock: `${vars.space.xsmall} ${vars.space.medium}` });
export const content = styleVariants({ boxed: { paddingInline: sides }, plain: {}, button: {} });
