import type { checkStates, scoreStates } from '@repo/domain/status-vocabulary';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { ClockIcon } from '../icons/ClockIcon.tsx';
import { FlagIcon } from '../icons/FlagIcon.tsx';
import { HourglassIcon } from '../icons/HourglassIcon.tsx';
import { LockIcon } from '../icons/LockIcon.tsx';
import type { Icon } from '../icons/make-icon.tsx';
import { MinusIcon } from '../icons/MinusIcon.tsx';
import { ProgressIcon } from '../icons/ProgressIcon.tsx';
import { QuestionIcon } from '../icons/QuestionIcon.tsx';

/** The icon of each state of the vocabulary, whose words and tones are in `@repo/domain/status-vocabulary`. */
export const checkIcons: Readonly<Record<keyof typeof checkStates, Icon>> = {
  pending: ClockIcon,
  in_progress: ProgressIcon,
  waiting: HourglassIcon,
  decided: LockIcon,
  undecided: ClockIcon,
  // A cross would read like a result against the worker.
  stopped: MinusIcon,
  clear: CheckIcon,
  finding: FlagIcon,
  unable_to_verify: QuestionIcon,
  not_applicable: MinusIcon,
  not_in_package: LockIcon,
};

export const scoreIcons: Readonly<Record<keyof typeof scoreStates, Icon>> = {
  earned: CheckIcon,
  missing: MinusIcon,
  finding: FlagIcon,
  unable_to_verify: QuestionIcon,
  not_checked: ClockIcon,
  expired: HourglassIcon,
  locked: LockIcon,
};
