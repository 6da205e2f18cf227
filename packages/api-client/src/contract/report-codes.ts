import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { messageAnswer, moment, textUpTo } from './fields.ts';

const params = z.strictObject({ code: textUpTo(40) });

export const lookUpReportCode = defineCall({
  method: 'GET',
  path: '/api/report-codes/{code}',
  audience: 'public',
  summary:
    'Whether a report is genuine: its state, and only what its holder may know already. Never a finding.',
  params,
  answer: z.object({
    /** `genuine`, `in-progress`, `superseded`, `expired`, `withdrawn` or `revoked`. */
    state: z.string(),
    /** Null for a code that was revoked or withdrawn. */
    report: z.nullable(
      z.object({
        number: z.string(),
        issued_at: z.nullable(moment),
        package_name: z.string(),
        worker_name: z.string(),
      }),
    ),
    revoked_at: z.nullable(moment),
  }),
});

export const lookUpIssuedFile = defineCall({
  method: 'GET',
  path: '/api/report-codes/{code}/files/{sha256}',
  audience: 'public',
  summary:
    'Whether a file is the one that was issued under a code, by its SHA-256. The file itself stays with its reader.',
  params: z.strictObject({
    code: textUpTo(40),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  answer: z.object({
    /** Null for any other file. */
    issued_at: z.nullable(moment),
    /** Whether the report was complete when the file was issued, and was not corrected since. */
    final: z.boolean(),
  }),
});

export const revokeReportCode = defineCall({
  method: 'POST',
  path: '/api/employer/report-codes/{code}/revoke',
  audience: 'employer',
  summary:
    "Takes the code of one of this employer's reports back: its link says so, and the report gets a new one.",
  params,
  answer: z.object({ ...messageAnswer.shape, code: z.string() }),
});
