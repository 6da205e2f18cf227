import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const shell = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' });

export const bar = style({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const main = style({ flexGrow: 1, display: 'flex', flexDirection: 'column' });

export const screen = style({ flexGrow: 1, paddingBlockEnd: vars.space.xxlarge });

const tabBar = `${vars.size.tabBarHeight} + env(safe-area-inset-bottom)`;

// The end of a screen's content must be readable above the tab bar, with the phone's own edge.
export const aboveTabs = style({ paddingBlockEnd: `calc(${tabBar} + ${vars.space.xlarge})` });

// A focused element must be visible there too.
globalStyle(`html:has(${aboveTabs})`, { scrollPaddingBlockEnd: `calc(${tabBar} + ${vars.space.medium})` });
