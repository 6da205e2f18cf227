import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.page,
});

export const top = style({ display: 'flex', alignItems: 'center', paddingBlock: vars.space.medium });

export const main = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: vars.space.xlarge,
  '@media': { [media.tablet]: { paddingBlockStart: vars.space.xlarge } },
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

// In large text on a narrow phone the title has a line of its own, below the arrow: its words stay whole.
export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.large,
});

// The arrow's own padding overlaps the margin, so that its icon aligns with the fields below and with the title's first
// line.
export const back = style({
  flexShrink: 0,
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
  marginBlockStart: '-0.1875rem',
});

export const words = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
});

export const after = style({ marginBlockStart: vars.space.large, textAlign: 'center' });
