import { RequestError } from '../../errors.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { IdentityJob, IdentityVerdict } from '../../state/state.ts';
import { callbackOf, pathOf } from './callback.ts';
import { newTypeId } from './ids.ts';
import type { Submission } from './submission.ts';
import { legacyVerdicts, UNKNOWN_PERSON, verdictOfTestPerson } from './test-persons.ts';

const SHOWN_DIGITS = 3;

/** The decisions of a person or a program, in the terms of the sandbox. */
export const identityOutcomes = ['approved', 'rejected', 'provisional', 'failed'] as const;
export type IdentityOutcome = (typeof identityOutcomes)[number];

const verdicts: Readonly<Record<IdentityOutcome, IdentityVerdict>> = {
  approved: { status: 'clear', reason: null },
  rejected: { status: 'block', reason: 'face_verification_failed' },
  provisional: { status: 'attention', reason: null },
  failed: { status: 'error', reason: 'service_unavailable' },
};

export interface Decision {
  readonly outcome: IdentityOutcome;
  /** In the terms of Smile ID. By default the reason of the outcome. */
  readonly reason?: string | undefined;
  readonly unusable?: NonNullable<IdentityJob['unusable']> | undefined;
  /** The name in the registry. Null for a registry that tells none. By default the name of the submission. */
  readonly name_on_id?: string | null | undefined;
}

/** Takes a submission. Without a decision of a person, the job decides itself. */
export function openJob(sandbox: Sandbox, submission: Submission, userId: string | undefined): IdentityJob {
  const { store, clock } = sandbox;
  const job: IdentityJob = {
    jobId: newTypeId('job'),
    userId: userId ?? newTypeId('user'),
    givenNames: submission.givenNames,
    lastName: submission.lastName,
    email: submission.email,
    phone: submission.phone,
    country: submission.country,
    idType: submission.idType,
    idNumberEnd: submission.idNumber.slice(-SHOWN_DIGITS),
    photos: submission.photos,
    consentLanguage: submission.consentLanguage,
    callbackPath: pathOf(submission.callbackUrl),
    partnerParams: submission.partnerParams,
    sandboxResult: submission.sandboxResult,
    status: 'processing',
    reason: null,
    unusable: null,
    // Registries write in capitals. By default the person is who she says she is.
    nameOnId: `${submission.givenNames} ${submission.lastName}`.toUpperCase(),
    createdAt: clock.now().toISOString(),
    decidedAt: null,
  };
  store.state.identityJobs.set(job.jobId, job);
  store.changed();
  decideLater(sandbox, job);
  return job;
}

export const isWaiting = ({ status }: IdentityJob) => status === 'processing';

/** @throws RequestError 404. */
export function jobById({ store }: Sandbox, jobId: string): IdentityJob {
  const job = store.state.identityJobs.get(jobId);
  if (job === undefined) throw new RequestError(404, 'The sandbox has no such identity job.');
  return job;
}

/** @throws RequestError 409 after the decision: every one is final. */
export function decide(sandbox: Sandbox, job: IdentityJob, decision: Decision): void {
  if (!isWaiting(job)) throw new RequestError(409, 'This identity job was decided already.');
  const verdict = verdicts[decision.outcome];
  job.unusable = decision.unusable ?? null;
  settle(sandbox, job, { ...verdict, reason: decision.reason ?? verdict.reason }, decision.name_on_id);
}

/** Resumes the undecided jobs of an earlier process. */
export function resumeJobs(sandbox: Sandbox): void {
  for (const job of sandbox.store.state.identityJobs.values()) if (isWaiting(job)) decideLater(sandbox, job);
}

function decideLater(sandbox: Sandbox, job: IdentityJob): void {
  sandbox.timers.after(sandbox.timings.identityDecision, () => {
    if (isWaiting(job)) settle(sandbox, job, verdictOf(sandbox, job));
  });
}

/** The verdict on a job that nobody decides. Smile ID's own sandbox blocks whoever is no test person. */
function verdictOf({ config }: Sandbox, job: IdentityJob): IdentityVerdict {
  const forced = job.sandboxResult === null ? undefined : legacyVerdicts[job.sandboxResult];
  return (
    forced ??
    verdictOfTestPerson(job) ??
    (config.blocksUnknownPersons === true ? UNKNOWN_PERSON : verdicts.approved)
  );
}

const UNREGISTERED: ReadonlySet<string | null> = new Set(['identifier_not_found', 'invalid_id_number']);

/** A check that could not run, and a number that the registry does not have, have no name. */
const isRegistered = ({ status, reason }: IdentityVerdict) => status !== 'error' && !UNREGISTERED.has(reason);

function settle(
  { store, clock, outbox }: Sandbox,
  job: IdentityJob,
  verdict: IdentityVerdict,
  nameOnId = isRegistered(verdict) ? job.nameOnId : null,
): void {
  job.status = verdict.status;
  job.reason = verdict.reason;
  job.nameOnId = nameOnId;
  job.decidedAt = clock.now().toISOString();
  store.changed();
  outbox.send(callbackOf(job));
}
