import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { failure } from '../Form/Form.css.ts';

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.page,
});

// The half of the pane is there from the first paint, so that nothing moves when the pane arrives.
export const split = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const beside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      gridColumn: 2,
      gridRow: '1 / 3',
      backgroundColor: vars.color.primarySoft,
    },
  },
});

export const top = style({
  display: 'flex',
  // Below the wordmark where it has no room beside it, in large text.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
});

export const main = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: vars.space.xlarge,
  '@media': {
    [media.tablet]: { paddingBlockStart: vars.space.xlarge },
    // In a high window beside the middle of the pane. By the window's height alone: a message moves nothing above it.
    [media.desktop]: {
      selectors: {
        [`${split} > &`]: { paddingBlockStart: `max(${vars.space.xlarge}, (100dvh - 45rem) / 3)` },
      },
    },
  },
});

// On a phone the fields are on the page itself. Where there is room they have a sheet.
export const sheet = style({
  paddingBlock: vars.space.medium,
  '@media': {
    [media.tablet]: {
      padding: vars.space.xlarge,
      backgroundColor: vars.color.surface,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.card,
    },
  },
});

// The message of a form comes below its button, which stays under the finger that pressed it.
globalStyle(`${sheet} ${failure}`, { order: 1 });

export const back = style({
  // Above the title's box, which overlaps the target.
  position: 'relative',
  // The target overlaps the paddings around it. Its icon, of 1.25rem, aligns with the title's first letter.
  marginBlock: `calc(-1 * ${vars.space.small}) -0.125rem`,
  marginInlineStart: `calc((1.25rem - ${vars.size.target}) / 2 - 0.125rem)`,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.large,
  // The last line never has only one word.
  textWrap: 'pretty',
  // The subtitle belongs to the title, and is as large as the content everywhere.
  vars: { [vars.fontSize.secondary]: vars.fontSize.body },
});

export const after = style({ marginBlockStart: vars.space.large, textAlign: 'center' });
