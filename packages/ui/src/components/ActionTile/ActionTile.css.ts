import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** Three side by side. Fewer where the reader's text size or the phone leaves no room. */
const inRows = (gap: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, 6rem), (100% - 2 * ${gap}) / 3), 1fr))`,
  gap,
});

export const list = styleVariants({
  tiles: {
    display: 'grid',
    ...inRows(vars.space.xsmall),
    '@media': { [media.desktop]: inRows(vars.space.small) },
  },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: vars.space.xsmall,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

const lit = { borderColor: vars.color.control, backgroundColor: vars.color.primarySoft };

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '6rem',
  paddingBlock: vars.space.small,
  paddingInline: `min(${vars.space.xxsmall}, 1vw)`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.fast,
  selectors: { '&:active': lit },
  '@media': {
    [media.hover]: { ':hover': lit },
    // On a desk the word is beside its drawing, as in a row.
    [media.desktop]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: vars.space.small,
      minBlockSize: '4.5rem',
      paddingInline: vars.space.medium,
      fontSize: vars.fontSize.body,
      textAlign: 'start',
    },
  },
});

export const waiting = style({ cursor: 'progress', color: vars.color.muted });

export const drawing = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.full,
  color: vars.color.onPrimarySoft,
  backgroundColor: vars.color.primarySoft,
});

globalStyle(`${list.rows} ${tile}`, {
  flexDirection: 'row',
  justifyContent: 'flex-start',
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.xsmall,
  paddingInline: `min(${vars.space.xsmall}, 2vw)`,
  textAlign: 'start',
  '@media': { [media.desktop]: { paddingInline: vars.space.small } },
});
globalStyle(`${list.rows} ${drawing}`, { inlineSize: '2.25rem', blockSize: '2.25rem' });

export const dot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.surface}`,
  backgroundColor: vars.tone.danger.solid,
});
