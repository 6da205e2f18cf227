import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// They grow with the reader's text size only while the words have room.
const DISC = 'min(2rem, 15vw)';
const GAP = `min(${vars.space.medium}, 5vw)`;

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DISC} minmax(0, 1fr)`,
  columnGap: GAP,
  paddingBlockEnd: vars.space.large,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${DISC} + 0.25rem) 0.25rem`,
      insetInlineStart: `calc(${DISC} / 2)`,
      borderInlineStart: `2px solid ${vars.color.border}`,
      transform: 'translateX(-1px)',
    },
  },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: DISC,
  blockSize: DISC,
  borderRadius: '50%',
  border: '2px solid',
});

const paint = ({ soft, solid, text }: { soft: string; solid: string; text: string }) => ({
  color: text,
  backgroundColor: soft,
  borderColor: solid,
});

export const state = styleVariants({
  pending: {
    color: vars.color.muted,
    backgroundColor: vars.color.surface,
    borderColor: vars.color.control,
    borderStyle: 'dashed',
  },
  in_progress: paint(vars.tone.info),
  waiting: paint(vars.tone.info),
  clear: paint(vars.tone.success),
  finding: paint(vars.tone.danger),
  unable_to_verify: paint(vars.tone.unknown),
  decided: paint(vars.tone.neutral),
  stopped: paint(vars.tone.neutral),
  not_applicable: paint(vars.tone.neutral),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  paddingBlockStart: '0.1875rem',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

// In a line with its badge, one long word breaks only with this rule.
export const title = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.strong,
});
export const detail = style({ color: vars.color.muted });
