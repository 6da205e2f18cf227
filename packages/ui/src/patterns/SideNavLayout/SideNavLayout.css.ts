import { globalStyle, style } from '@vanilla-extract/css';
import { rail as container, slim } from '../../primitives/RailLabel/RailLabel.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import * as listBeside from '../ListBeside/ListBeside.css.ts';

export const layout = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

const SLIM = '4.5rem';

// A list beside the page takes room that the rail gives up: its icons stay.
globalStyle(`${layout}:has(${listBeside.layout})`, {
  '@media': {
    [media.wide]: { gridTemplateColumns: `${SLIM} minmax(0, 1fr)` },
    [media.widest]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
  },
});

export const rail = style({
  containerName: container,
  containerType: 'inline-size',
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
  '@container': { [slim]: { paddingInline: vars.space.xxsmall } },
});

export const brand = style({
  gridArea: 'brand',
  paddingBlock: vars.space.small,
  '@media': { [media.desktop]: { padding: vars.space.small } },
  '@container': { [slim]: { paddingInline: 0, textAlign: 'center' } },
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
  '@container': { [slim]: { paddingInline: 0, inlineSize: 'fit-content', marginInline: 'auto' } },
});

export const main = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.large,
  paddingInline: vars.space.medium,
  '@media': { [media.desktop]: { paddingInline: vars.space.large } },
});
