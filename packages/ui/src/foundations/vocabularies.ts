import {
  checkStates,
  referenceStates,
  registryStates,
  reviewStates,
  scoreStates,
  verificationStates,
  type Status,
} from '@repo/domain/status-vocabulary';
import type { Icon } from '../icons/make-icon.tsx';
import { checkIcons, scoreIcons } from '../status/status-icons.ts';

/** The states of one thing. */
export interface Vocabulary {
  readonly title: string;
  /** What has such a state, and who reads it. */
  readonly text: string;
  readonly states: Readonly<Record<string, Status>>;
  readonly icons?: Readonly<Record<string, Icon>>;
}

export const vocabularies: readonly Vocabulary[] = [
  {
    title: 'A check',
    text: 'In a report and its tracker: employer, worker and team.',
    states: checkStates,
    icons: checkIcons,
  },
  {
    title: 'A part of the score',
    text: 'In the ring and its list of parts: employer and worker.',
    states: scoreStates,
    icons: scoreIcons,
  },
  {
    title: 'A verification',
    text: 'In the employer’s lists. Its words are the specification’s.',
    states: verificationStates,
  },
  {
    title: 'The misconduct registry',
    text: 'About one worker: employer and worker.',
    states: registryStates,
  },
  {
    title: 'A review',
    text: 'An employer’s own, before and after the team has read it.',
    states: reviewStates,
  },
  { title: 'A reference', text: 'One that was sent, as its worker sees it.', states: referenceStates },
];
