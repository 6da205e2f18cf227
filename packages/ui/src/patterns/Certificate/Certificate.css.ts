import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { picture } from '../../components/QrCode/QrCode.css.ts';
import { vars } from '../../themes/vars.css.ts';

// Lengths of paper, as in the PDF: a sheet does not follow the text size of a screen.
const paper = { size: 'A4', margin: '9mm' };
globalStyle('@page', paper);

export const sheet = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: '20pt',
  // The rest of an A4 page between its margins. A sheet is never cut into two.
  maxInlineSize: '192mm',
  minBlockSize: '277mm',
  breakInside: 'avoid',
  breakAfter: 'page',
  padding: '20pt 24pt',
  overflow: 'hidden',
  border: `1.4pt solid ${vars.color.mark}`,
  borderRadius: '16pt',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  fontSize: '10pt',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
});

const roofColour = `color-mix(in srgb, ${vars.color.primarySoft} 60%, transparent)`;

/** The roof of the mark, large and pale behind the words. */
export const roof = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '4mm',
  insetBlockEnd: '18mm',
  inlineSize: '116mm',
  blockSize: '116mm',
  fill: 'none',
  stroke: roofColour,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
globalStyle(`${roof} > circle`, { fill: roofColour, stroke: 'none' });

export const small = style({
  position: 'absolute',
  insetInline: '18pt',
  insetBlockStart: '3pt',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: '2.4pt',
  color: vars.color.link,
});
export const last = style({ insetBlock: 'auto 3pt' });

export const head = style({ display: 'flex', alignItems: 'center', gap: '10pt' });

export const words = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3pt',
});

export const title = style({ fontSize: '14.5pt', fontWeight: vars.fontWeight.strong, lineHeight: 1.2 });
export const faint = style({ color: vars.color.muted });
export const issue = style({ display: 'grid', justifyItems: 'end' });

export const person = style({ display: 'flex', alignItems: 'center', gap: '20pt' });

const face = { flexShrink: 0, inlineSize: '104pt', blockSize: '104pt', borderRadius: '16pt' } as const;
export const photo = style({ ...face, objectFit: 'cover', objectPosition: '50% 30%' });
export const initials = style({
  ...face,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.onPrimarySoft,
  backgroundColor: vars.color.primarySoft,
  fontSize: '38pt',
  fontWeight: vars.fontWeight.strong,
});
export const note = style({ marginBlockStart: '5pt', fontSize: '8.5pt', color: vars.color.muted });

const named = (fontSize: string) => ({ fontSize, fontWeight: vars.fontWeight.strong, lineHeight: 1.15 });
export const name = styleVariants({ large: named('30pt'), medium: named('22pt'), small: named('14pt') });
export const about = style({ fontSize: '12pt', color: vars.color.muted });

export const ink = styleVariants({
  default: { color: vars.color.muted },
  info: { color: vars.tone.info.solid },
  success: { color: vars.tone.success.solid },
  unknown: { color: vars.tone.unknown.solid },
  warning: { color: vars.tone.warning.solid },
  danger: { color: vars.tone.danger.solid },
});

const pillOf = ({ soft, solid }: { soft: string; solid: string }) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5pt',
    marginBlockStart: '3pt',
    padding: '3pt 9pt 3pt 6pt',
    borderRadius: vars.radius.full,
    color: solid,
    backgroundColor: soft,
    fontWeight: vars.fontWeight.strong,
  }) as const;
export const pill = styleVariants({
  default: pillOf(vars.tone.neutral),
  info: pillOf(vars.tone.info),
  success: pillOf(vars.tone.success),
  unknown: pillOf(vars.tone.unknown),
  warning: pillOf(vars.tone.warning),
  danger: pillOf(vars.tone.danger),
});

export const panel = style({
  display: 'flex',
  alignItems: 'center',
  gap: '24pt',
  minBlockSize: '132pt',
  padding: '14pt 18pt',
  borderRadius: '14pt',
  backgroundColor: vars.color.primarySoft,
});
export const verdictTitle = style({ fontSize: '15pt', fontWeight: vars.fontWeight.strong, lineHeight: 1.2 });
export const ended = style({ color: vars.tone.warning.solid });
export const verdict = style({ display: 'flex', flexWrap: 'wrap', gap: '4pt 14pt' });
export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: '5pt',
  fontWeight: vars.fontWeight.strong,
});
export const quote = style({
  marginBlockStart: '3pt',
  paddingInlineStart: '8pt',
  borderInlineStart: `2pt solid ${vars.color.accent}`,
  whiteSpace: 'pre-line',
});

/** Two columns, one below the other in the order of the report. */
export const results = style({ columns: 2, columnGap: '26pt' });
export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10pt',
  minBlockSize: '46pt',
  breakInside: 'avoid',
  borderBlockStart: `0.6pt solid ${vars.color.border}`,
});
export const resultTitle = style({ display: 'block', fontSize: '11pt' });

export const proof = style({
  display: 'flex',
  alignItems: 'center',
  gap: '24pt',
  marginBlockStart: 'auto',
});
export const strong = style({ fontSize: '10.5pt', fontWeight: vars.fontWeight.strong });
export const address = style({ color: vars.color.link, marginBlockEnd: '4pt' });
export const code = style({ flexShrink: 0, inlineSize: '112pt' });
globalStyle(`${code} > ${picture}`, { inlineSize: '100%', border: 0 });

export const foot = style({ fontSize: '8.5pt', color: vars.color.muted });
