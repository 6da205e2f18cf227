import { lines } from './line.ts';

/** spec/employer.md sections 2, 4, 6 and 7: the verification report. */
export const report = lines('report', {
  'state-id': [
    'Report: state workerId',
    'apps/employer/src/pages/report/ReportPage.test.tsx > holds all sections of the specification, in its order',
  ],
  'state-worker': [
    'Report: state workerData.id',
    'apps/employer/src/pages/report/ReportPage.test.tsx > takes a worker who was handed over for her id',
  ],
  'state-deep-check': [
    'Report: state deepCheckData, isDeepCheck',
    'apps/employer/src/pages/report/DeepCheckOffer.test.tsx > is shown before the service has answered',
    'apps/employer/src/pages/report/DeepCheckOffer.test.tsx > is no deep check where nothing says so',
  ],
  back: [
    'Back goes to /dashboard with activeTab verifications',
    'apps/employer/src/pages/report/ReportPage.test.tsx > leads back to the verifications',
  ],
  header: [
    'Worker header with trust score and badge',
    'apps/employer/src/pages/report/ReportPage.test.tsx > names the worker with her score and badge, the package and how far it is',
  ],
  progress: [
    'Package and completion progress card',
    'apps/employer/src/pages/report/ReportPage.test.tsx > names the worker with her score and badge, the package and how far it is',
  ],
  identity: [
    'Section Identity Verification',
    'apps/employer/src/pages/report/ReportPage.test.tsx > holds all sections of the specification, in its order',
    'packages/domain/src/report-sections.test.ts > words the sections as the specification does',
  ],
  criminal: [
    'Section Criminal Background Check (police clearance)',
    'apps/employer/src/pages/report/ReportPage.test.tsx > holds all sections of the specification, in its order',
    'packages/domain/src/report-sections.test.ts > words the sections as the specification does',
  ],
  health: [
    'Section Health Check',
    'apps/employer/src/pages/report/ReportPage.test.tsx > holds all sections of the specification, in its order',
    'packages/domain/src/report-sections.test.ts > words the sections as the specification does',
  ],
  misconduct: [
    'Section Misconduct Registry',
    'apps/employer/src/pages/report/ReportPage.test.tsx > holds all sections of the specification, in its order',
    'packages/domain/src/report-sections.test.ts > words the sections as the specification does',
  ],
  references: [
    'Section Employment References',
    'apps/employer/src/pages/report/ReportPage.test.tsx > holds all sections of the specification, in its order',
    'packages/domain/src/report-sections.test.ts > words the sections as the specification does',
  ],
  'work-history': [
    'Section Work History (premium only)',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows every reference and the work history',
    'packages/domain/src/report-sections.test.ts > opens %s from the level that pays for it',
  ],
  social: [
    'Section Social Media Screening',
    'apps/employer/src/pages/report/ReportPage.test.tsx > holds all sections of the specification, in its order',
    'packages/domain/src/report-sections.test.ts > words the sections as the specification does',
  ],
  'reviews-summary': [
    'Section Reviews Summary',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows identity details, reviews without an author, and the team’s recommendation',
  ],
  reviews: [
    'Section Individual Reviews',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows identity details, reviews without an author, and the team’s recommendation',
  ],
  recommendation: [
    'Section Recommendation (admin notes)',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows identity details, reviews without an author, and the team’s recommendation',
  ],
  download: [
    "Button 'Download PDF Report'",
    'tooling/e2e/journeys/money/main-job.e2e.ts > an employer invites, pays, follows the checks and reads the report',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  share: [
    "Button 'Share Report'",
    'apps/employer/src/pages/report/ShareReport.test.tsx > hands the link of the report to the share sheet of the phone',
  ],
  'level-lite': [
    'Access level lite (Lite Check, Basic Verification)',
    'packages/domain/src/packages.test.ts > $id is the $name, as decided',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'level-standard': [
    'Access level standard (Standard Check or Verification)',
    'packages/domain/src/packages.test.ts > $id is the $name, as decided',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'level-premium': [
    'Access level premium (Premium Check or Verification, Deep Check)',
    'packages/domain/src/packages.test.ts > $id is the $name, as decided',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'level-none': [
    'Access level none when no paid package',
    'apps/api/test/latest-purchase.test.ts > when %s',
    'apps/api/test/reports-access.test.ts > the answer names what would unlock each section and holds nothing about the worker',
  ],
  'level-latest': [
    'The latest paid purchase for the worker (by paid_at) decides',
    'apps/api/test/latest-purchase.test.ts > when %s',
    'apps/api/test/reports-access.test.ts > may be the worker: the latest paid package counts',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'gate-police': [
    'Police clearance needs standard or higher',
    'apps/employer/src/pages/report/ReportPage.test.tsx > locks for %s %j, and offers the next package',
    'packages/domain/src/report-sections.test.ts > opens %s from the level that pays for it',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'gate-health': [
    'Health check needs standard or higher',
    'apps/employer/src/pages/report/ReportPage.test.tsx > locks for %s %j, and offers the next package',
    'packages/domain/src/report-sections.test.ts > opens %s from the level that pays for it',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'gate-social': [
    'Social screening needs standard or higher',
    'apps/employer/src/pages/report/ReportPage.test.tsx > locks for %s %j, and offers the next package',
    'packages/domain/src/report-sections.test.ts > opens %s from the level that pays for it',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'gate-references': [
    'Full reference details need premium',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows every reference and the work history',
    'apps/api/test/reports-access.test.ts > shows on the screen what it opens and nothing else',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'gate-work-history': [
    'Work history needs premium',
    'apps/employer/src/pages/report/ReportPage.test.tsx > locks for %s %j, and offers the next package',
    'apps/api/test/reports-access.test.ts > leaves locked parts out of the answer altogether',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'gate-summary': [
    'Lite and standard see a reference summary only',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows of the references below premium a summary alone',
    'apps/api/test/reports-access.test.ts > shows on the screen what it opens and nothing else',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'gate-identity': [
    'Identity details (full name, ID number) show when a package exists and identity is verified',
    'packages/domain/src/report-sections.test.ts > to %s about a worker who is %j: %s',
    'apps/api/test/reports-paper.test.ts > for an identity that was not proven: no name and number, whatever was paid',
  ],
  'prompt-lite': [
    'Locked sections show an upgrade prompt: lite to standard',
    'apps/employer/src/pages/report/ReportPage.test.tsx > locks for %s %j, and offers the next package',
    'packages/domain/src/report-sections.test.ts > offers %s before %s the level %s',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'prompt-standard': [
    'Upgrade prompt: standard to premium',
    'apps/employer/src/pages/report/ReportPage.test.tsx > locks for %s %j, and offers the next package',
    'packages/domain/src/report-sections.test.ts > offers %s before %s the level %s',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'prompt-none': [
    'Upgrade prompt: none to lite',
    'apps/employer/src/pages/report/ReportPage.test.tsx > locks for %s %j, and offers the next package',
    'packages/domain/src/report-sections.test.ts > offers %s before %s the level %s',
  ],
  'health-states': [
    'Health check: pending, passed, failed',
    'packages/domain/src/check-words.test.ts > claims nothing about a check that is not decided, whatever a server sends',
    'apps/employer/src/pages/report/report-text.test.ts > reads a missing health check as not part of the package',
    'packages/domain/src/check-words.test.ts > calls %s that is %s "%s"',
  ],
  'reference-states': [
    'Reference: verified or pending verification',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows every reference and the work history',
  ],
  'recommendation-rate': [
    'Recommendation rate is the share of reviews rated 4 or higher',
    'packages/domain/src/review.test.ts > recommendationRate',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows identity details, reviews without an author, and the team’s recommendation',
  ],
  average: [
    'Average rating to one decimal',
    'packages/domain/src/review.test.ts > averageRating',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows identity details, reviews without an author, and the team’s recommendation',
  ],
  'entity-police': [
    'Deep check response: verification.police_check',
    'apps/api/test/specified-fields.test.ts > has the police check, each reference and each place of work, by the names of the specification',
    'apps/api/test/reports-access.test.ts > leaves locked parts out of the answer altogether',
  ],
  'entity-health': [
    'Deep check response: health_check (status passed, failed or pending; notes; expiry_date)',
    'apps/api/test/specified-fields.test.ts > that is %s has %s, with its notes and its last day',
  ],
  'entity-references': [
    'Deep check response: references (ref_name, ref_contact, feedback, verified)',
    'apps/api/test/specified-fields.test.ts > has the police check, each reference and each place of work, by the names of the specification',
    'apps/api/test/reports-access.test.ts > shows on the screen what it opens and nothing else',
  ],
  'entity-work-history': [
    'Deep check response: work_history (position, employer, duration)',
    'apps/api/test/specified-fields.test.ts > has the police check, each reference and each place of work, by the names of the specification',
    'apps/api/test/reports-access.test.ts > shows on the screen what it opens and nothing else',
  ],
  'call-deep-check': [
    'GET /nannies/{id}/deep-check answers deep check data',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/reports-access.test.ts > shows on the screen what it opens and nothing else',
  ],
  'call-download': [
    'GET /api/verifications/{id}/download answers a PDF blob',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/reports-paper.test.ts > is a tagged A4 PDF in an embedded font, whose title and name say nothing personal',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'download-fallback': [
    'On failure a plain text report is generated locally and downloaded',
    'apps/employer/src/pages/report/ReportPage.test.tsx > saves the same as text, without a word, when the PDF cannot be had',
    'apps/employer/src/pages/report/report-text.test.ts > holds what the screen holds, and nothing of a locked section',
    'apps/employer/src/pages/report/report-text.test.ts > holds the reviews, without their authors, and every reference in full',
  ],
  'deep-check-navigates': [
    'The deep check fetches its data, then navigates to the report screen',
    'apps/employer/src/pages/report/DeepCheckOffer.test.tsx > is fetched and shown, and not paid again, when it was bought meanwhile',
  ],
});
