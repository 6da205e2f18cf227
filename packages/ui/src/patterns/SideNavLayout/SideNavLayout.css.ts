import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const layout = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

export const rail = style({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.desktop]: { borderBlockEnd: 0, borderInlineEnd: `1px solid ${vars.color.border}` },
    [media.print]: { display: 'none' },
  },
});

export const contents = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  gridTemplateAreas: '"brand account" "nav nav"',
  alignItems: 'center',
  columnGap: vars.space.medium,
  paddingInline: vars.space.medium,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      // Leaves room for a ribbon above the page, so that the account is in sight before the first scroll.
      blockSize: `calc(100dvh - ${vars.space.xlarge})`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"brand" "nav" "account"',
      alignItems: 'start',
      paddingInline: vars.space.small,
    },
  },
});

export const brand = style({
  gridArea: 'brand',
  paddingBlock: vars.space.small,
  '@media': { [media.desktop]: { padding: vars.space.small } },
});

// Many queues on a low screen scroll inside of the rail: the account below them stays in sight.
export const nav = style({
  gridArea: 'nav',
  minInlineSize: 0,
  '@media': { [media.desktop]: { blockSize: '100%', overflowY: 'auto' } },
});

export const account = style({
  gridArea: 'account',
  // A long name is cut off before it pushes the rail off the screen.
  minInlineSize: 0,
  '@media': { [media.desktop]: { padding: vars.space.small } },
});

export const main = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.large,
  paddingInline: vars.space.medium,
  '@media': { [media.desktop]: { paddingInline: vars.space.large } },
});
