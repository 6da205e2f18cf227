import { CheckCircleIcon } from '@repo/ui/icons/CheckCircleIcon';
import { CrossCircleIcon } from '@repo/ui/icons/CrossCircleIcon';
import { HourglassIcon } from '@repo/ui/icons/HourglassIcon';
import { WarningIcon } from '@repo/ui/icons/WarningIcon';

/** The states of a known code: `reportCodeStates` of the domain under the names of the words. */
export const knownStates = [
  'genuine',
  'inProgress',
  'superseded',
  'expired',
  'withdrawn',
  'revoked',
] as const;
export type KnownState = (typeof knownStates)[number];

export const looksOf = {
  genuine: { tone: 'success', icon: CheckCircleIcon },
  inProgress: { tone: 'info', icon: HourglassIcon },
  superseded: { tone: 'warning', icon: WarningIcon },
  expired: { tone: 'warning', icon: WarningIcon },
  withdrawn: { tone: 'danger', icon: CrossCircleIcon },
  revoked: { tone: 'danger', icon: CrossCircleIcon },
} as const satisfies Record<KnownState, object>;
