import type { Worker } from '@repo/api-client/normalise/worker';
import type { Report } from '@repo/api-client/queries/reports';
import { brand } from '@repo/domain/brand';
import { certificateOf, proofNote, proofText } from '@repo/domain/report-certificate';
import { hasFinding } from '@repo/domain/report-verdict';
import { PHOTO_NOTE } from '@repo/domain/report-words';
import { shownScore } from '@repo/domain/trust-reach';
import { shownTier } from '@repo/domain/trust-tier';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { ScoreRing } from '@repo/ui/components/ScoreRing';
import { Certificate } from '@repo/ui/patterns/Certificate';
import { useState } from 'react';

interface ReportPaperProps {
  readonly worker: Pick<
    Worker,
    'name' | 'service_type' | 'location' | 'experience_years' | 'smile_status' | 'photo'
  >;
  readonly report: Report;
  /** Where a third person checks the report. Null before it has a code. */
  readonly address: string | null;
}

/** The first sheet of a printed report: what the first page of its PDF says. */
export function ReportPaper({ worker, report, address }: ReportPaperProps) {
  const [printedAt] = useState(() => new Date());
  const { score, upTo } = shownScore(report);
  const certificate = certificateOf(
    {
      name: worker.name,
      serviceType: worker.service_type,
      location: worker.location,
      experienceYears: worker.experience_years,
      identityVerified: worker.smile_status === 'verified',
    },
    report,
    printedAt,
  );
  const tier = shownTier(report.trust_badge);
  const parts = certificate.score?.parts ?? [];
  return (
    <Certificate
      title={`${brand.name} verification report`}
      certificate={certificate}
      ring={
        certificate.score !== null &&
        (score === null || parts.length === 0 ? (
          <ScoreCircle size="large" score={score} upTo={upTo} tier={tier} />
        ) : (
          <ScoreRing parts={parts} score={score} upTo={upTo} tier={tier} plain={hasFinding(report)} />
        ))
      }
      photo={worker.photo == null ? undefined : { address: worker.photo, note: PHOTO_NOTE }}
      proof={address === null ? null : { address, text: proofText(report), label: `QR code: ${address}` }}
      foot={[brand.name, certificate.number, address === null ? null : proofNote(report, address)]
        .filter((part) => part !== null)
        .join('  ·  ')}
    />
  );
}
