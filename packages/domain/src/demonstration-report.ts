import type { CheckKind, CheckOutcome } from './check.ts';
import type { DemonstrationRelationship } from './demonstration.ts';
import { deliveryTexts } from './delivery-texts.ts';
import { packageName } from './packages.ts';
import type { KenyanPhone } from './phone.ts';
import { trustFactsOf } from './trust-facts.ts';
import { trustScoreOf } from './trust-score.ts';
import { trustTierOf } from './trust-tier.ts';

/** An invented worker, shown only under the tag `Sample data` (decisions 3). The number and the address reach no person. */
export const sampleWorker = {
  name: 'Furaha Sample',
  firstName: 'Furaha',
  serviceType: 'Nanny',
  location: 'Nairobi',
  experienceYears: 6,
  phone: '+254700000990',
  email: 'furaha@sample.example',
} as const;

/** The package that opens every section of a report. */
export const SAMPLE_PACKAGE_ID = 18;

/** An invented payment. */
export const sampleOrder = {
  orderNumber: 'SAMPLE-0001',
  reference: 'sample-reference',
  packageId: SAMPLE_PACKAGE_ID,
  packageName: packageName(SAMPLE_PACKAGE_ID),
  amountCents: 200_000,
  paidAt: '2025-11-06T08:00:00Z',
  channel: 'mobile_money',
  estimatedCompletion: deliveryTexts.demonstration,
  paidBy: 'Wanjiru Example',
} as const;

export interface SampleFinding {
  readonly kind: CheckKind;
  /** The title in the demonstration. */
  readonly title: string;
  readonly outcome: CheckOutcome;
  readonly note: string;
}

/** The outcome of each check. One check could not be made, as happens in real reports. */
export const sampleFindings: readonly SampleFinding[] = [
  {
    kind: 'identity',
    title: 'Identity Verification',
    outcome: 'clear',
    note: 'Her selfie and her National ID belong together, as the identity provider confirmed.',
  },
  {
    kind: 'criminal_record',
    title: 'Criminal Background Check',
    outcome: 'clear',
    note: 'Police clearance certificate seen in her own eCitizen account. It lists no record.',
  },
  {
    kind: 'references',
    title: 'Reference Verification',
    outcome: 'clear',
    note: 'We reached two of the three people she named, and both would hire her again.',
  },
  {
    kind: 'health',
    title: 'Health Records',
    outcome: 'clear',
    note: 'Health certificate seen. It was valid on the day of the check.',
  },
  {
    kind: 'social_media',
    title: 'Social Media Screening',
    outcome: 'unable_to_verify',
    note: 'No public profile could be matched to her with certainty, so it earns no points.',
  },
  {
    kind: 'misconduct_registry',
    title: 'Misconduct Registry',
    outcome: 'clear',
    note: 'The registry holds no upheld record about her.',
  },
  {
    kind: 'work_history',
    title: 'Work History',
    outcome: 'clear',
    note: 'Both households confirmed the years that she named.',
  },
  {
    kind: 'final_review',
    title: 'Final Review',
    outcome: 'clear',
    note: 'Recommended. Ask her about living in: so far she has gone home in the evening.',
  },
];

/** The completion date of the sample report. */
export const SAMPLE_REPORT_DATE = '2025-11-10T08:00:00Z';

const score = trustScoreOf(
  trustFactsOf({
    smileStatus: 'verified',
    verifiedReferences: 2,
    misconductFlags: 0,
    profileUpdatedAt: new Date('2025-10-28T08:00:00Z'),
    outcomes: Object.fromEntries(sampleFindings.map(({ kind, outcome }) => [kind, outcome])),
    workedToEnd: sampleFindings.find(({ kind }) => kind === 'work_history')?.outcome,
  }),
  new Date(SAMPLE_REPORT_DATE),
);

/** Computed by the product's own rule, from the findings above. */
export const sampleTrust = { ...score, tier: trustTierOf(score.total, 'verified') };

export interface SampleReference {
  readonly name: string;
  readonly relationship: DemonstrationRelationship;
  readonly phone: KenyanPhone;
  /** 1 to 5 stars and the feedback. Null for a reference that was not reached. */
  readonly said: { readonly rating: number; readonly text: string } | null;
}

export const sampleReferences: readonly SampleReference[] = [
  {
    name: 'Wambui Sample',
    relationship: 'Previous Employer',
    phone: '+254700000991',
    said: {
      rating: 5,
      text: 'She was with us for four years, patient with the children. We would hire her again.',
    },
  },
  {
    name: 'Otieno Example',
    relationship: 'Previous Employer',
    phone: '+254700000992',
    said: {
      rating: 4,
      text: 'Reliable and friendly. She left because we moved away. We would hire her again.',
    },
  },
  { name: 'Naliaka Specimen', relationship: 'Colleague', phone: '+254700000993', said: null },
];

export const sampleWorkHistory = [
  { position: 'Nanny', employer: 'A household in Kilimani', duration: '2020 to 2024' },
  { position: 'Nanny', employer: 'A household in Lavington', duration: '2018 to 2020' },
] as const;

export const sampleSummary =
  'Six of seven checks are clear. Her identity is proven, her police certificate lists no record, and two former employers would hire her again. Her social media could not be screened, and the report says so instead of guessing.';

export const sampleHighlights: readonly string[] = [
  'Identity proven with a selfie and her National ID',
  'Police certificate without a record',
  'Two former employers would hire her again',
  'No upheld record in the misconduct registry',
];
