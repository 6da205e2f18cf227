import * as z from 'zod';
import type { IdentityCheck, IdentityState, SubmittedCheck } from './identity.ts';

/** The trusted parts of Smile ID's shapes of the third generation (providers 3.7). No other field is read. */

const REASON_LENGTH = 200;
export const jobId = z.string().regex(/^job_[0-9a-z]{1,60}$/);
export const userId = z.string().min(1).max(200);

export const token = z.object({ token: z.string().min(1).max(8000) });

const accepted = z.object({ job_id: jobId });

const refusal = z.object({
  status: z.string(),
  message: z.string().transform((text) => text.slice(0, REASON_LENGTH)),
});

export const jobStatus = z.object({
  status: z.enum(['clear', 'block', 'attention', 'error', 'processing', 'not_found']),
  job_id: jobId,
  user_id: userId,
});
export type JobStatus = z.output<typeof jobStatus>;

const kinds = {
  clear: 'approved',
  block: 'rejected',
  attention: 'provisional',
  error: 'failed',
  processing: 'processing',
} as const;

export function stateOf({ status, user_id }: JobStatus): IdentityState {
  return status === 'not_found' ? { kind: 'unknown' } : { kind: kinds[status], userId: user_id };
}

export function formOf(check: IdentityCheck): FormData {
  const form = new FormData();
  const photo = (data: Uint8Array<ArrayBuffer>) => new Blob([data], { type: 'image/jpeg' });
  form.append('selfie_image', photo(check.selfie), 'selfie.jpg');
  for (const [index, frame] of check.liveness.entries())
    form.append('liveness_images', photo(frame), `liveness-${index + 1}.jpg`);
  form.append('country', 'KE');
  form.append('id_type', 'NATIONAL_ID');
  form.append('id_number', check.nationalId);
  form.append(
    'user_details',
    JSON.stringify({
      given_names: check.givenNames,
      last_name: check.lastName,
      phone_number: check.phone,
      ...(check.email === null ? {} : { email: check.email }),
    }),
  );
  form.append(
    'consent',
    JSON.stringify({
      granted: true,
      granted_at: check.consent.grantedAt.toISOString(),
      notice_language: check.consent.language.toUpperCase(),
      notice_privacy_policy_url: check.consent.policyUrl,
    }),
  );
  form.append('callback_url', check.callbackUrl);
  return form;
}

/** The statuses for a fault in the check itself. Any other refusal concerns our account, and is temporary. */
const FAULT_OF_THE_CHECK = new Set([400, 413, 415, 422]);
/**
 * The same rule as for messages. The provider's own refusal, failure (500) or overload (503) is trusted. The
 * answer of a gateway in between is not.
 */
const isNotTaken = (status: number): boolean =>
  (status >= 400 && status < 500) || status === 500 || status === 503;

export function submissionOf(status: number, text: string): SubmittedCheck {
  const answer = parseJson(text);
  if (status === 202) {
    const parsed = accepted.safeParse(answer);
    if (parsed.success) return { kind: 'accepted', jobId: parsed.data.job_id };
    return { kind: 'unknown', reason: 'unreadable answer' };
  }
  const no = refusal.safeParse(answer);
  if (FAULT_OF_THE_CHECK.has(status) && no.success)
    return { kind: 'refused', because: causeOf(status, no.data.message), reason: no.data.message };
  return { kind: isNotTaken(status) ? 'try-later' : 'unknown', reason: `HTTP ${status}` };
}

/** Only Smile ID's message names the field at fault. */
function causeOf(status: number, message: string): 'photos' | 'number' | 'other' {
  if (status === 413 || /selfie|liveness|image/i.test(message)) return 'photos';
  return /id[_ ]number/i.test(message) ? 'number' : 'other';
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
