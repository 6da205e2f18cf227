import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const part = style({ borderRadius: vars.radius.medium });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.sunken } },
    [media.print]: { minBlockSize: 0 },
  },
});

export const icon = style({ display: 'flex' });

// In a line with its points, one long word breaks only with this rule.
export const name = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.lineHeight.heading,
});

export const points = style({
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const bar = style({
  gridColumn: '1 / -1',
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

/** The earned part of the bar of the locked checks. */
export const share = style({ display: 'block', blockSize: '100%', borderRadius: 'inherit' });

const pale = { backgroundColor: vars.color.border };

// The drawings of the ring.
export const earned = styleVariants({ ...vars.tier, unranked: vars.unranked }, ({ ring, shine }) => ({
  backgroundColor: ring,
  backgroundImage: `linear-gradient(90deg, ${ring}, ${shine}, ${ring})`,
}));

export const rest = styleVariants({
  missing: pale,
  not_checked: pale,
  expired: pale,
  locked: pale,
  unable_to_verify: {
    backgroundColor: vars.tone.unknown.soft,
    backgroundImage: `repeating-linear-gradient(135deg, ${vars.tone.unknown.solid} 0 3px, transparent 3px 7px)`,
  },
  finding: { boxShadow: `inset 0 0 0 1.5px ${vars.tone.danger.solid}` },
});

export const text = style({
  paddingBlock: vars.space.xxsmall,
  color: vars.color.muted,
  '@media': { [media.print]: { paddingBlockStart: 0 } },
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  paddingBlockStart: vars.space.small,
  fontSize: vars.fontSize.large,
});

export const totalName = style({ fontWeight: vars.fontWeight.strong });
