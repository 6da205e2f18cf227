import { globalStyle, style } from '@vanilla-extract/css';
import { buttonWidth } from '../../components/Button/Button.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { heightVar, pageEndVar } from '../../tokens/bottom-bar-height.ts';
import { media } from '../../tokens/media.ts';

/** On a lower screen (at 400 %, or a phone on its side with large text) a sticky bar would leave no room to read. */
const roomy = 'screen and (max-width: 63.99em) and (min-height: 30rem)';
const narrow = 'screen and (max-width: 63.99em)';
const phone = 'screen and (max-width: 47.99em)';

/** Wide enough for the words of its buttons in one line, and narrower only where the body would have no room. */
const side = 'clamp(16rem, 24vw, 19rem)';

// The width of one thing beside its contents and its facts.
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `12.5rem minmax(0, 1fr) ${side}`,
      columnGap: vars.space.large,
      alignItems: 'start',
    },
    [media.print]: { display: 'block' },
  },
});

const sticky = {
  position: 'sticky',
  insetBlockStart: vars.space.large,
  maxBlockSize: `calc(100vh - 2 * ${vars.space.large})`,
  overflowY: 'auto',
} as const;

/** Without contents. */
export const pair = style({
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${side}` } },
});

export const contents = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'block', gridColumn: 1, ...sticky },
    [media.print]: { display: 'none' },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: -3 }, [media.print]: { display: 'block' } },
});

// On a phone its two parts stand in the column themselves, so that the actions stick to the end of the whole page.
export const aside = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      gridColumn: -2,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.medium,
      minInlineSize: 0,
    },
  },
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { gap: vars.space.medium },
    [media.print]: { display: 'block' },
  },
});

// A flex box would not keep its cards whole on paper.
for (const part of [body, facts])
  globalStyle(`${part} > * + *`, { '@media': { [media.print]: { marginBlockStart: vars.space.large } } });
globalStyle(`${aside} > ${facts}`, { '@media': { [media.print]: { marginBlockStart: vars.space.large } } });

// They grow with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;

export const actions = style({
  order: 1,
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.xsmall,
  '@media': {
    [media.print]: { display: 'none' },
    [narrow]: {
      // To the edges of the screen, over the padding of the content.
      marginInline: `calc(-1 * ${sides})`,
      paddingInline: sides,
      paddingBlock: `${vars.space.small} calc(${vars.space.small} + env(safe-area-inset-bottom))`,
      backgroundColor: vars.color.raised,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    [`${narrow} and (min-width: 48em)`]: {
      marginInline: `calc(-1 * ${vars.space.xlarge})`,
      paddingInline: vars.space.xlarge,
    },
    [roomy]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginBlockStart: 'auto',
      zIndex: 10,
      boxShadow: vars.shadow.raised,
    },
    [media.desktop]: { order: 0, flexDirection: 'column', vars: { [buttonWidth]: '100%' } },
  },
});

// Of a short page too they stand at the end of the screen: all that is around them fills it.
globalStyle(`main :has(${actions}):not(${aside})`, {
  '@media': { [roomy]: { flexGrow: 1, display: 'flex', flexDirection: 'column' } },
});

// Beside each other on a phone, where their icons leave the room to their words.
globalStyle(`${actions} > *`, { flex: '1 1 auto', minInlineSize: 0 });
globalStyle(`${actions} > * svg`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${actions} > :is(a, button)`, { '@media': { [phone]: { paddingInline: vars.space.xsmall } } });

// A focused element further up scrolls to a place above the bar, not under it. A message stands above it too.
const height = `calc(${vars.size.control} + ${vars.space.xxlarge})`;
globalStyle(`html:has(${actions})`, {
  '@media': {
    [roomy]: { scrollPaddingBlockEnd: height, vars: { [heightVar]: height } },
    [narrow]: { vars: { [pageEndVar]: '0px' } },
  },
});
