import * as z from 'zod';
import { identityOutcomes, isWaiting } from '../providers/smileid/jobs.ts';
import type { Sandbox } from '../sandbox.ts';
import { unusablePhotos, type IdentityJob } from '../state/state.ts';

/** The outcome of a check, and the further fields of its callback. */
export const decisionSchema = z.strictObject({
  outcome: z.enum(identityOutcomes),
  reason: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .optional(),
  unusable: z.enum(unusablePhotos).optional(),
  name_on_id: z.string().min(1).max(200).nullable().optional(),
});

/** An identity check as programs see it, in the terms of Smile ID. */
export const jobForPrograms = (job: IdentityJob) => ({
  job_id: job.jobId,
  user_id: job.userId,
  given_names: job.givenNames,
  last_name: job.lastName,
  phone_number: job.phone,
  country: job.country,
  id_type: job.idType,
  id_number_end: job.idNumberEnd,
  photos: job.photos,
  consent_language: job.consentLanguage,
  status: job.status,
  reason: job.reason,
  unusable: job.unusable,
  name_on_id: job.nameOnId,
  created_at: job.createdAt,
  decided_at: job.decidedAt,
});

/** The undecided jobs, the oldest first. */
export const waitingJobs = ({ store }: Sandbox) => [...store.state.identityJobs.values()].filter(isWaiting);
