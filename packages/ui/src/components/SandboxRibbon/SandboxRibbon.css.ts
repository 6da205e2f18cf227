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
  color: vars.tone.warning.text,
  backgroundColor: vars.tone.warning.soft,
  borderBlockEnd: `1px solid ${vars.tone.warning.border}`,
  fontSize: vars.fontSize.small,
  textAlign: 'center',
  textWrap: 'balance',
});

export const name = style({ fontWeight: vars.fontWeight.strong });
