import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import type { VerificationStep } from '@repo/domain/worker-verification-steps';
import type { PlainKey } from '../../language/catalogue.ts';
import { paths } from '../../paths.ts';

/** What the words of this screen say, and the catalogues do not. */
export type OwnKey = 'uploadClearance' | 'clearance';

/** The way on from a step. */
export interface StepAct {
  /** Why, or what for. */
  readonly text?: PlainKey | OwnKey;
  readonly action: PlainKey | OwnKey;
  readonly href: string;
  /** Whether the step waits for the worker. Else she only looks at it. */
  readonly waits: boolean;
  /** Not every check needs it: it comes after what waits besides, and is no loud act. */
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
  id_uploaded: (_, { smile_status, asks_name }) => ({
    ...(asks_name ? asked : (others[smile_status] ?? begin)),
    href: paths.identity,
  }),
  police_clearance: ({ note }) =>
    note === 'under_review'
      ? { action: 'notices.see.documents', href: paths.documents, waits: false }
      : {
          text: 'clearance',
          action: 'uploadClearance',
          href: paths.documents,
          waits: true,
          isOptional: true,
        },
  references: ({ state }) => ({
    action: 'notices.see.references',
    href: paths.references,
    waits: state === 'not_started',
  }),
  final_approval: () => null,
};

/** The place of the first act that waits for the worker: one that every check needs comes before an optional one. -1 for none. */
export function firstOf(all: readonly (StepAct | null)[]): number {
  const needed = all.findIndex((act) => act?.waits === true && act.isOptional !== true);
  return needed === -1 ? all.findIndex((act) => act?.waits === true) : needed;
}

/** The way on from each step. Null where it is done, and where only the team can do something. */
export const actsOf = (status: VerificationStatus): readonly (StepAct | null)[] =>
  status.steps.map((each) => (each.state === 'completed' ? null : acts[each.step](each, status)));
