import type { VerdictGroup } from '@repo/domain/report-verdict';
import { checkStates, type StatusTone } from '@repo/domain/status-vocabulary';
import type { Icon } from '@repo/ui/icons/make-icon';
import { checkIcons } from '@repo/ui/status/status-icons';

/** The state of the vocabulary that a group of a verdict looks like. */
const stateOf = {
  finding: 'finding',
  clear: 'clear',
  unable_to_verify: 'unable_to_verify',
  open: 'in_progress',
  not_applicable: 'not_applicable',
  stopped: 'stopped',
  not_in_package: 'not_in_package',
} as const satisfies Readonly<Record<VerdictGroup, keyof typeof checkStates>>;

interface Look {
  readonly tone: StatusTone;
  readonly icon: Icon;
}

const lookOf = (group: VerdictGroup): Look => ({
  tone: checkStates[stateOf[group]].tone,
  icon: checkIcons[stateOf[group]],
});

/** The colour and the icon of each group. */
export const verdictLooks: Readonly<Record<VerdictGroup, Look>> = {
  finding: lookOf('finding'),
  clear: lookOf('clear'),
  unable_to_verify: lookOf('unable_to_verify'),
  open: lookOf('open'),
  not_applicable: lookOf('not_applicable'),
  stopped: lookOf('stopped'),
  not_in_package: lookOf('not_in_package'),
};
