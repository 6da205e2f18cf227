import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import type { VerificationStep } from '@repo/domain/worker-verification-steps';
import type { PlainKey } from '../../language/catalogue.ts';
import { paths } from '../../paths.ts';

/** What the words of this screen say, and the catalogues do not. */
const ownKeys = ['uploadClearance', 'clearance', 'clearanceWaited', 'callsLater'] as const;
export type OwnKey = (typeof ownKeys)[number];
export const isOwnKey = (key: PlainKey | OwnKey): key is OwnKey => ownKeys.some((own) => own === key);

/** The way on from a step. */
export interface StepAct {
  /** Why, or what for. */
  readonly text?: PlainKey | OwnKey;
  readonly action: PlainKey | OwnKey;
  readonly href: string;
  /** Whether the step waits for the worker. Else she only looks at it. */
  readonly waits: boolean;
  /** It costs money and takes weeks: it comes after what waits besides. */
  readonly comesLast?: boolean;
  /** A check waits for it, and it says so. */
  readonly isWaitedFor?: boolean;
  /** Not every check needs it, and none waits for it: it is no loud act. */
  readonly isOptional?: boolean;
}

type Identity = Omit<StepAct, 'href'>;

const begin: Identity = {
  text: 'verification.identity.text',
  action: 'verification.identity.start',
  waits: true,
};
/** The check stops until the worker has answered. */
const asked: Identity = {
  text: 'verification.identity.name',
  action: 'verification.identity.answer',
  waits: true,
};
const others: Readonly<Record<string, Identity>> = {
  pending: { text: 'verification.identity.pending', action: 'verification.identity.see', waits: false },
  failed: { text: 'verification.identity.failed', action: 'verification.identity.again', waits: true },
};

type Each = VerificationStatus['steps'][number];

/** The label asks for nothing that the team already has. The team does the approval. */
const acts: Readonly<Record<VerificationStep, (step: Each, status: VerificationStatus) => StepAct | null>> = {
  profile_created: () => ({ action: 'step.go.profile_created', href: paths.completeProfile, waits: true }),
  id_uploaded: (_, { smile_status, asks_name, check_open: isCheckOpen }) => {
    const act = asks_name ? asked : (others[smile_status] ?? begin);
    // Every check includes the identity.
    return { ...act, href: paths.identity, isWaitedFor: isCheckOpen && act.waits };
  },
  police_clearance: ({ note }, { papers }) => {
    if (note === 'under_review')
      return { action: 'notices.see.documents', href: paths.documents, waits: false };
    const isWaitedFor = papers.includes('policeClearance');
    return {
      text: isWaitedFor ? 'clearanceWaited' : 'clearance',
      action: 'uploadClearance',
      href: paths.documents,
      waits: true,
      comesLast: true,
      isWaitedFor,
      isOptional: !isWaitedFor,
    };
  },
  references: ({ state }, { check_open: isCheckOpen }) => ({
    ...(state === 'pending' && !isCheckOpen && { text: 'callsLater' }),
    action: 'notices.see.references',
    href: paths.references,
    waits: state === 'not_started',
  }),
  final_approval: () => null,
};

/** The place of the first act that waits for the worker: what she can do at once comes before a paper. -1 for none. */
export function firstOf(all: readonly (StepAct | null)[]): number {
  const atOnce = all.findIndex((act) => act?.waits === true && act.comesLast !== true);
  return atOnce === -1 ? all.findIndex((act) => act?.waits === true) : atOnce;
}

/** The way on from each step. Null where it is done, and where only the team can do something. */
export const actsOf = (status: VerificationStatus): readonly (StepAct | null)[] =>
  status.steps.map((each) => (each.state === 'completed' ? null : acts[each.step](each, status)));
