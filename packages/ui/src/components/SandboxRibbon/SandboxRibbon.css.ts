import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const ribbon = style({
  // Set by the server's style sheet, `/api/installation.css`, while the sandbox replaces the providers.
  display: 'var(--sandbox-ribbon, none)',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.medium,
  color: vars.tone.neutral.text,
  backgroundColor: vars.tone.neutral.soft,
  // Stripes, and no tone: nothing here is a warning about the page below.
  backgroundImage: `repeating-linear-gradient(135deg, transparent 0 0.5rem, ${vars.color.surface} 0.5rem 1rem)`,
  borderBlockEnd: `1px solid ${vars.tone.neutral.border}`,
  fontSize: vars.fontSize.small,
  textAlign: 'center',
  textWrap: 'balance',
});

export const name = style({ fontWeight: vars.fontWeight.strong });
