import type {
  Finding,
  Findings,
  VerificationStatus,
  WorkerReviews,
} from '@repo/api-client/queries/worker-status';

const idOf = (number: number): string => `0198f3a1-0000-7000-8000-${String(9000 + number).padStart(12, '0')}`;

/** Halfway: the identity is verified, the certificate is missing, and the team reached one of two referees. */
export const halfway: VerificationStatus = {
  percentage: 40,
  smile_status: 'verified',
  asks_name: false,
  references: { verified: 1, needed: 2 },
  check_open: true,
  papers: [],
  steps: [
    { step: 'profile_created', state: 'completed', note: 'completed' },
    { step: 'id_uploaded', state: 'completed', note: 'verified' },
    { step: 'police_clearance', state: 'not_started', note: 'pending_upload' },
    { step: 'references', state: 'pending', note: 'references_verified' },
    { step: 'final_approval', state: 'not_started', note: 'waiting_for_documents' },
  ],
};

/** The same before the identity is verified: the photos are under review. */
export const inReview: VerificationStatus = {
  ...halfway,
  percentage: 20,
  smile_status: 'pending',
  steps: halfway.steps.map((each) =>
    each.step === 'id_uploaded' ? { ...each, state: 'pending', note: 'under_review' } : each,
  ),
};

/** The face matches, but the ID has another name. The check does not continue until the worker says which name is right. */
export const nameAsked: VerificationStatus = { ...inReview, asks_name: true };

export const firstDay: VerificationStatus = {
  percentage: 0,
  smile_status: 'not_verified',
  asks_name: false,
  references: { verified: 0, needed: 2 },
  check_open: false,
  papers: [],
  steps: [
    { step: 'profile_created', state: 'pending', note: 'incomplete' },
    { step: 'id_uploaded', state: 'not_started', note: 'pending_upload' },
    { step: 'police_clearance', state: 'not_started', note: 'pending_upload' },
    { step: 'references', state: 'not_started', note: 'references_verified' },
    { step: 'final_approval', state: 'not_started', note: 'waiting_for_documents' },
  ],
};

/** Every step has failed that can fail. */
export const toDoAgain: VerificationStatus = {
  percentage: 20,
  smile_status: 'failed',
  asks_name: false,
  references: { verified: 0, needed: 2 },
  check_open: false,
  papers: [],
  steps: [
    { step: 'profile_created', state: 'completed', note: 'completed' },
    { step: 'id_uploaded', state: 'not_started', note: 'not_verified' },
    { step: 'police_clearance', state: 'not_started', note: 'expired' },
    { step: 'references', state: 'not_started', note: 'references_verified' },
    { step: 'final_approval', state: 'not_started', note: 'waiting_for_documents' },
  ],
};

export const approved: VerificationStatus = {
  percentage: 100,
  smile_status: 'verified',
  asks_name: false,
  references: { verified: 2, needed: 2 },
  check_open: false,
  papers: [],
  steps: [
    { step: 'profile_created', state: 'completed', note: 'completed' },
    { step: 'id_uploaded', state: 'completed', note: 'verified' },
    { step: 'police_clearance', state: 'completed', note: 'verified' },
    { step: 'references', state: 'completed', note: 'references_verified' },
    { step: 'final_approval', state: 'completed', note: 'approved' },
  ],
};

export const ownReviews: WorkerReviews = {
  rating: 4.7,
  reviewCount: 3,
  reviews: [
    [5, 'She is patient and always on time. Our children ask for her.', '2026-11-20T08:00:00Z'],
    [5, 'Kind, honest and clean.\nWe would hire her again.', '2026-11-08T08:00:00Z'],
    [4, 'Good cook. Sometimes late on Mondays because of the matatu.', '2026-08-14T08:00:00Z'],
  ].map(([rating, text, date], index) => ({
    id: idOf(index),
    reviewerName: null,
    reviewerInitials: null,
    rating: Number(rating),
    text: String(text),
    date: String(date),
  })),
};

/** A check with a wrong finding against the worker. */
const accused: Finding = {
  kind: 'check',
  id: idOf(11),
  check: 'criminal_record',
  outcome: 'finding',
  category: null,
  region: null,
  words: 'A conviction for theft in Nakuru, 2019, under this name.',
  found_at: '2026-11-18T09:00:00Z',
  in_report_from: null,
  may_dispute: true,
  may_say_all: false,
  dispute: null,
};

const said = {
  id: idOf(21),
  words: 'I have never been to Nakuru. My cousin has the same name.',
  created_at: '2026-11-19T09:00:00Z',
};

export const disputed: Finding = {
  ...accused,
  may_dispute: false,
  dispute: { ...said, status: 'open', ended_at: null, answer: null },
};

export const rejected: Finding = {
  ...accused,
  dispute: {
    ...said,
    status: 'rejected',
    ended_at: '2026-11-22T09:00:00Z',
    answer: 'The court has your National ID number.',
  },
};

export const fallen: Finding = {
  ...accused,
  outcome: 'clear',
  words: null,
  may_dispute: false,
  dispute: {
    ...said,
    status: 'upheld',
    ended_at: '2026-11-22T09:00:00Z',
    answer: 'The court has another National ID number. We are sorry.',
  },
};

export const onRecord: Finding = {
  ...accused,
  kind: 'record',
  id: idOf(12),
  check: null,
  outcome: null,
  category: 'theft',
  region: 'coast_east',
  words: 'A ring was found with her.',
  found_at: '2026-10-02T09:00:00Z',
};

const asked: Findings['asked'][number] = {
  id: idOf(31),
  category: 'negligence',
  region: 'nairobi_central',
  question: 'On 3 November a child was alone at home for an hour. Where were you, and why?',
  asked_at: '2026-11-21T09:00:00Z',
  statement: null,
};

const results: Findings['results'] = [
  { check: 'identity', outcome: 'clear', decided_at: '2026-11-16T09:00:00Z' },
  { check: 'criminal_record', outcome: 'finding', decided_at: '2026-11-18T09:00:00Z' },
  { check: 'references', outcome: 'clear', decided_at: '2026-11-18T09:00:00Z' },
];

/** The texts that people wrote, in Kiswahili. */
const written: Readonly<Record<string, string>> = {
  'A conviction for theft in Nakuru, 2019, under this name.': 'Hukumu ya wizi Nakuru, 2019, kwa jina hili.',
  'A ring was found with her.': 'Pete ilipatikana naye.',
  'The family of 2023 says that she left without a word.':
    'Familia ya mwaka 2023 inasema aliondoka bila kuaga.',
  [said.words]: 'Sijawahi kufika Nakuru. Binamu yangu ana jina hilo hilo.',
  'The court has another National ID number. We are sorry.':
    'Mahakama ina nambari nyingine ya kitambulisho. Samahani.',
};
const inHerWords = (words: string | null): string | null =>
  words === null ? null : (written[words] ?? words);

/** The same finding among people who write Kiswahili. */
export const inKiswahili = (finding: Finding): Finding => ({
  ...finding,
  words: inHerWords(finding.words),
  dispute: finding.dispute && {
    ...finding.dispute,
    words: inHerWords(finding.dispute.words) ?? '',
    answer: inHerWords(finding.dispute.answer),
  },
});

export const nothingFound: Findings = { findings: [], asked: [], results: [] };
export const found: Findings = { findings: [accused, onRecord], asked: [], results };
export const sideAsked: Findings = { findings: [], asked: [asked], results: [] };
export const sideAskedInKiswahili: Findings = {
  ...sideAsked,
  asked: [
    {
      ...asked,
      question: 'Tarehe 3 Novemba mtoto alikuwa peke yake nyumbani kwa saa moja. Ulikuwa wapi, na kwa nini?',
    },
  ],
};
export const sideGiven: Findings = {
  findings: [],
  asked: [{ ...asked, statement: 'I went to buy milk. The grandmother was with him.' }],
  results: [],
};
