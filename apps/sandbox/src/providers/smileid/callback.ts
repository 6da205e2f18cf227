import type { Callback } from '../../callbacks/outbox.ts';
import type { IdentityJob } from '../../state/state.ts';

const VERSION = 'v3';

/** The part of a callback address that the sandbox uses. It calls only the API. */
export function pathOf(callbackUrl: string): string {
  const { pathname, search } = new URL(callbackUrl);
  return pathname + search;
}

/** The callback of a finished job (providers-more 0): its ids in headers and in `partner_params`, never at the top. */
export const callbackOf = (job: IdentityJob, path = job.callbackPath): Callback => ({
  target: 'smileid',
  path,
  headers: { 'Job-ID': job.jobId, 'User-ID': job.userId, 'Api-Version': VERSION },
  body: JSON.stringify(bodyOf(job)),
  label: `identity ${job.status}`,
});

/** Only the callback has a reason and the registry's data. The status call has neither. */
const bodyOf = (job: IdentityJob) => ({
  status: job.status,
  message: job.unusable === null ? 'Job completed' : `Error: ${job.unusable} image(s) are unusable.`,
  ...(job.reason === null ? {} : { reason: job.reason }),
  product: 'biometric_kyc',
  created_at: job.createdAt,
  completed_at: job.decidedAt,
  partner_params: { ...job.partnerParams, job_id: job.jobId, user_id: job.userId },
  image_links: {},
  ...(job.nameOnId === null ? {} : { id_fields: registeredFields(job, job.nameOnId) }),
  user_provided_info: { given_names: job.givenNames, last_name: job.lastName },
  antifraud: { summary: { fraud_detected: false } },
});

function registeredFields({ country, idType, idNumberEnd }: IdentityJob, fullName: string) {
  const words = fullName.split(' ');
  return {
    country,
    id_type: idType,
    first_name: words[0],
    last_name: words.at(-1),
    full_name: fullName,
    // The sandbox keeps no number.
    id_number: idNumberEnd,
  };
}
