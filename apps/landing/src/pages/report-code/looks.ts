import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { CrossIcon } from '@repo/ui/icons/CrossIcon';
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

/** Such a code tells nothing of its report any more, nor of a file. */
export const tellsNothing = (state: KnownState): state is 'revoked' | 'withdrawn' =>
  state === 'revoked' || state === 'withdrawn';

export const looksOf = {
  genuine: { tone: 'success', icon: CheckIcon },
  inProgress: { tone: 'info', icon: HourglassIcon },
  superseded: { tone: 'warning', icon: WarningIcon },
  expired: { tone: 'warning', icon: WarningIcon },
  withdrawn: { tone: 'danger', icon: CrossIcon },
  revoked: { tone: 'danger', icon: CrossIcon },
} as const satisfies Record<KnownState, object>;
