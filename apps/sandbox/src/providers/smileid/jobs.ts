import { RequestError } from '../../errors.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { IdentityJob, IdentityVerdict } from '../../state/state.ts';
import { newTypeId } from './ids.ts';
import type { Submission } from './submission.ts';
import { verdictOfTestPerson } from './test-persons.ts';

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
  readonly name_on_id?: string | undefined;
}

/** Takes a submission. Without a decision of a person, the job decides itself. */
export function openJob(sandbox: Sandbox, submission: Submission, userId: string | undefined): IdentityJob {
  const { store, clock } = sandbox;
  const { pathname, search } = new URL(submission.callbackUrl);
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
    callbackPath: pathname + search,
    status: 'processing',
    reason: null,
    unusable: null,
    nameOnId: null,
    createdAt: clock.now().toISOString(),
    decidedAt: null,
  };
  store.state.identityJobs.set(job.jobId, job);
  store.changed();
  decideLater(sandbox, job);
  return job;
}

/** A provisional verdict waits for a person at the provider, so it can still change. */
export const mayBeDecided = ({ status }: IdentityJob) => status === 'processing' || status === 'attention';

export const isWaiting = ({ status }: IdentityJob) => status === 'processing';

/** @throws RequestError 404. */
export function jobById({ store }: Sandbox, jobId: string): IdentityJob {
  const job = store.state.identityJobs.get(jobId);
  if (job === undefined) throw new RequestError(404, 'The sandbox has no such identity job.');
  return job;
}

/** @throws RequestError 409 after the final decision. */
export function decide(sandbox: Sandbox, job: IdentityJob, decision: Decision): void {
  if (!mayBeDecided(job)) throw new RequestError(409, 'This identity job was decided already.');
  const verdict = verdicts[decision.outcome];
  job.unusable = decision.unusable ?? null;
  job.nameOnId = decision.name_on_id ?? null;
  settle(sandbox, job, { ...verdict, reason: decision.reason ?? verdict.reason });
}

/** Resumes the undecided jobs of an earlier process. */
export function resumeJobs(sandbox: Sandbox): void {
  for (const job of sandbox.store.state.identityJobs.values()) if (isWaiting(job)) decideLater(sandbox, job);
}

function decideLater(sandbox: Sandbox, job: IdentityJob): void {
  sandbox.timers.after(sandbox.timings.identityDecision, () => {
    if (isWaiting(job)) settle(sandbox, job, verdictOfTestPerson(job) ?? verdicts.approved);
  });
}

function settle({ store, clock, outbox }: Sandbox, job: IdentityJob, verdict: IdentityVerdict): void {
  job.status = verdict.status;
  job.reason = verdict.reason;
  job.decidedAt = clock.now().toISOString();
  store.changed();
  outbox.send({
    target: 'smileid',
    path: job.callbackPath,
    body: JSON.stringify(callbackOnWire(job)),
    label: `identity ${job.status}`,
  });
}

/** The body of the callback (providers 3.7). Only the callback gives a reason. The status call does not. */
const callbackOnWire = ({ jobId, userId, status, reason, unusable, nameOnId }: IdentityJob) => ({
  status,
  message: unusable === null ? 'Job completed' : `Error: ${unusable} image(s) are unusable.`,
  job_id: jobId,
  user_id: userId,
  ...(reason === null ? {} : { reason }),
  ...(nameOnId === null ? {} : { full_name: nameOnId }),
});
