import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { pageEndVar, tabsVar } from '../../tokens/bottom-bar-height.ts';
import { media } from '../../tokens/media.ts';

const phone = 'screen and (max-width: 63.99em)';

/** On paper a flex box of the whole page would be cut where it should break. */
const onPaper = { [media.print]: { display: 'block' } } as const;

export const shell = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.print]: { display: 'block', minBlockSize: 0 } },
});

// The tab bar of a desk stands in it, over the strip.
export const top = style({ position: 'relative', '@media': { [media.print]: { display: 'none' } } });
export const deskOnly = style({ '@media': { [phone]: { display: 'none' } } });

export const headerOnly = style({});
globalStyle(`${headerOnly} > nav`, { '@media': { [phone]: { display: 'none' } } });

export const bar = style({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.desktop]: { display: 'grid', alignItems: 'center', minBlockSize: vars.size.tabBarHeight },
  },
});

export const main = style({ flexGrow: 1, display: 'flex', flexDirection: 'column', '@media': onPaper });

export const screen = style({
  flexGrow: 1,
  paddingBlockEnd: `var(${pageEndVar}, ${vars.space.xxlarge})`,
  '@media': { [media.print]: { paddingBlockEnd: 0 } },
});

const tabBar = `${vars.size.tabBarHeight} + env(safe-area-inset-bottom)`;

// The end of a screen's content must be readable above the tab bar, with the phone's own edge.
export const aboveTabs = style({
  '@media': {
    [phone]: {
      paddingBlockEnd: `calc(${tabBar} + ${vars.space.xlarge})`,
      vars: { [tabsVar]: `calc(${tabBar})` },
    },
  },
});

// A focused element must be visible there too.
globalStyle(`html:has(${aboveTabs})`, {
  '@media': { [phone]: { scrollPaddingBlockEnd: `calc(${tabBar} + ${vars.space.medium})` } },
});
