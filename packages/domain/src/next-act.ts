import {
  unseenStatuses,
  waitingOnValues,
  type CheckKind,
  type CheckStatus,
  type WaitingOn,
} from './check.ts';
import { firstNameOf } from './profile-link.ts';
import { REFERENCES_MINIMUM } from './worker-references.ts';

/** The parties that act next on a check. Only a final review waits for the other checks of its case. */
export const nextActors = [...waitingOnValues, 'other_checks'] as const;
export type NextActor = (typeof nextActors)[number];

export interface CheckProgress {
  readonly kind: CheckKind;
  readonly status: CheckStatus;
  /** The party on which a waiting check waits. */
  readonly waitingOn: string | null;
}

const isWaitingOn = (value: string | null): value is WaitingOn =>
  waitingOnValues.some((known) => known === value);

/** The party that must act next on a check, or null where none must. `othersDecided` covers the rest of its case. */
export function nextActorOf(
  { kind, status, waitingOn }: CheckProgress,
  othersDecided: boolean,
): NextActor | null {
  // A final review from before that moment does not count yet.
  if (kind === 'final_review' && !othersDecided) return 'other_checks';
  if (status === 'decided') return null;
  if (status === 'waiting' && isWaitingOn(waitingOn)) return waitingOn;
  return kind === 'identity' && isUnseen(status) ? 'provider' : 'team';
}

const isUnseen = (status: CheckStatus): boolean => unseenStatuses.some((known) => known === status);

const workerActs: Readonly<Record<CheckKind, string>> = {
  identity: 'Waiting for the worker’s identity proof',
  references: 'Waiting for the worker’s references',
  criminal_record: 'Waiting for the worker’s certificate',
  social_media: 'Waiting for the worker’s answer',
  health: 'Waiting for the worker’s health certificate',
  work_history: 'Waiting for the worker’s work history',
  misconduct_registry: 'Waiting for the worker’s answer',
  final_review: 'Waiting for the worker’s answer',
};

const asked: Readonly<Record<CheckKind, string>> = {
  identity: 'a selfie and the National ID',
  references: `the names of ${REFERENCES_MINIMUM} references`,
  criminal_record: 'the police clearance certificate',
  social_media: 'an answer to our team',
  health: 'a health certificate',
  work_history: 'the work history',
  misconduct_registry: 'an answer to our team',
  final_review: 'an answer to our team',
};

/** Who is waited for and what she was asked for: 'Waiting for Mercy: we asked for a health certificate' (decisions 8). */
export const workerAskText = (kind: CheckKind, name: string | null): string =>
  `Waiting for ${firstNameOf(name, 'the worker')}: we asked for ${asked[kind]}`;

const teamActs: Readonly<Record<CheckKind, string>> = {
  identity: 'Our team looks at the identity proof',
  references: 'Our team calls the references',
  criminal_record: 'Our team looks at the worker’s certificate',
  social_media: 'Our team looks at public profiles',
  health: 'Our team looks at the worker’s health certificate',
  work_history: 'Our team asks the earlier employers',
  misconduct_registry: 'Our team looks into the registry',
  final_review: 'Our team writes its recommendation',
};

const acts: Readonly<Record<NextActor, (kind: CheckKind) => string>> = {
  worker: (kind) => workerActs[kind],
  referee: () => 'Waiting for a referee’s answer',
  provider: () => 'Waiting for the identity provider',
  team: (kind) => teamActs[kind],
  other_checks: () => 'Waiting for the other checks',
};

/** The next act in plain words: 'Our team calls the references'. */
export const nextActText = (kind: CheckKind, actor: NextActor): string => acts[actor](kind);
