import { globalStyle, style } from '@vanilla-extract/css';
import { header } from '../../components/PageHeader/PageHeader.css.ts';
import { ribbon } from '../../components/SandboxRibbon/SandboxRibbon.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const screen = style({ display: 'contents', '@media': { [media.print]: { display: 'none' } } });

export const paper = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });

/** Empty while its code has not arrived: the screen is printed then. */
const drawn = `${paper}:not(:empty)`;

export const replaced = style({
  display: 'contents',
  selectors: { [`${drawn} + &`]: { '@media': { [media.print]: { display: 'none' } } } },
});

// What follows begins a page.
globalStyle(`${drawn} + ${replaced} + *`, { '@media': { [media.print]: { marginBlockStart: 0 } } });

// The sheet has a title of its own.
globalStyle(`main:has(${drawn}) ${header}`, { '@media': { [media.print]: { display: 'none' } } });

// A sheet is as high as its page: what stands above it would have a page of its own. The ribbon lies on the sheet.
globalStyle(`body:has(${drawn}) ${ribbon}`, {
  '@media': {
    [media.print]: {
      position: 'absolute',
      zIndex: 1,
      insetInline: 0,
      insetBlockStart: vars.space.xsmall,
      padding: 0,
      border: 'none',
      background: 'none',
    },
  },
});
