import { certificateOf, proofText } from '@repo/domain/report-certificate';
import { PHOTO_NOTE } from '@repo/domain/report-words';
import type { Report } from './build-report.ts';
import type { Certificate } from './pdf/certificate.ts';

/**
 * The first page of a report, in words and parts.
 *
 * @param link where a third person checks the report. Null before it has a code.
 * @param photo a JPEG, or null for a worker without a photo and for one who hides it.
 */
export const composeCertificate = (
  { worker, deepCheck, preparedAt }: Report,
  link: string | null,
  photo: Buffer | null,
): Certificate => ({
  ...certificateOf(worker, deepCheck, preparedAt),
  photo: photo === null ? null : { bytes: photo, note: PHOTO_NOTE },
  proof: deepCheck.report === null || link === null ? null : { url: link, text: proofText(deepCheck) },
});
