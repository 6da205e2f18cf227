import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { media } from '../tokens/media.ts';

/** A desk beside a phone, each in its own shape. */
export const sheets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 25%' } },
});

const sheet = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  overflow: 'hidden',
  backgroundColor: vars.color.page,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.card,
});
export const desk = style([sheet, { aspectRatio: '1280 / 720' }]);
export const phone = style([sheet, { aspectRatio: '360 / 640', inlineSize: 'min(100%, 12rem)' }]);

export const header = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: '2.5%',
  paddingBlock: '0.25rem',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  minBlockSize: '1rem',
});

export const columns = style({ display: 'flex', marginInline: 'auto', paddingBlock: '3%', minBlockSize: 0 });
export const raised = style({ alignSelf: 'start', blockSize: '70%', paddingBlockStart: '6%' });
export const column = style({ display: 'flex', flexDirection: 'column', gap: '3%', minInlineSize: 0 });
export const onPhone = style([column, { margin: '4.5%', minBlockSize: 0 }]);

const part = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '1.25rem',
  overflow: 'hidden',
  fontSize: '0.625rem',
  lineHeight: 1.2,
  '@media': { [media.tablet]: { fontSize: '0.75rem' } },
  textAlign: 'center',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border}`,
});
export const kind = styleVariants({
  side: [part, { backgroundColor: vars.color.sunken }],
  content: [part, { backgroundColor: vars.color.surface, flex: '0 1 16%' }],
  action: [
    part,
    {
      color: vars.color.onPrimary,
      backgroundColor: vars.color.primary,
      borderColor: vars.color.primary,
    },
  ],
});
export const height = styleVariants({ half: { flex: '0 1 50%' }, rest: { flexGrow: 1 } });
export const own = style({ alignSelf: 'flex-start', paddingInline: vars.space.large });
export const bar = style({
  padding: '0.25rem',
  backgroundColor: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
