import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { TrustTier } from '@repo/domain/trust-tier';

// The colours of the employer's app in its light theme (`packages/ui/src/tokens/colours.ts`).
export const ink = '#221d17';
export const faint = '#50483b';
export const line = '#e6ddcf';
export const brandInk = '#0b5059';
export const brandSoft = '#eaf4f4';
export const marigold = '#e59a1b';

export const toneInk: Readonly<Record<StatusTone, string>> = {
  default: faint,
  info: '#2a5a9c',
  success: '#1d6d38',
  unknown: '#4b51a1',
  warning: '#a24c05',
  danger: '#b3261e',
};

export const toneSoft: Readonly<Record<StatusTone, string>> = {
  default: '#f3ede3',
  info: '#e9f0fa',
  success: '#e7f4e8',
  unknown: '#ecedf8',
  warning: '#fdeede',
  danger: '#fcebe8',
};

/** A tier's metal, and the shine across it. */
export const metals: Readonly<Record<TrustTier, { readonly ring: string; readonly shine: string }>> = {
  Platinum: { ring: '#4a7784', shine: '#8db1bb' },
  Gold: { ring: '#a97a08', shine: '#d9a431' },
  Silver: { ring: '#5c6a72', shine: '#97a6ae' },
  Basic: { ring: '#665b4b', shine: '#665b4b' },
};
