import { keptDays, type EndedKind } from './kept-days.ts';

/** `deleted` removes the whole entry. `emptied` keeps an entry without personal data. */
export type RetentionEnd = 'deleted' | 'emptied';

/** The end of each kind of data with a retention in days. */
const ends: Readonly<Record<EndedKind, RetentionEnd>> = {
  signInCodes: 'deleted',
  countedLimits: 'deleted',
  unclaimedFiles: 'deleted',
  endedSessions: 'deleted',
  identityPhotos: 'deleted',
  identityCallbacks: 'emptied',
  judgedDocuments: 'deleted',
  attachments: 'deleted',
  sentMessages: 'emptied',
  messageCallbacks: 'emptied',
  readMessages: 'emptied',
  neverJoined: 'deleted',
  notifications: 'deleted',
  paymentCallbacks: 'emptied',
  unansweredQuestions: 'emptied',
  unreadMessages: 'emptied',
  failedIdentityChecks: 'emptied',
  replacedCertificates: 'emptied',
};

/** The kinds of data that no job deletes or empties. */
const lastingKinds = [
  'accounts',
  'questions',
  'consents',
  'payments',
  'reports',
  'findings',
  'looks',
  'refusals',
  'team',
  'audit',
] as const;

export type LastingKind = (typeof lastingKinds)[number];
export type KeptKind = EndedKind | LastingKind;

interface Kept {
  /** In a few words, for the privacy page. */
  readonly what: string;
  readonly why: string;
}

/** The table in one language: words for every kind. The numbers of days are the same in all languages and not part of it. */
export interface RetentionWords {
  /** `90 days after it was written, then emptied`. */
  readonly period: (kept: {
    readonly days: number;
    readonly from: string;
    readonly end: RetentionEnd;
  }) => string;
  /** `from`: the start of the days. */
  readonly ended: Readonly<Record<EndedKind, Kept & { readonly from: string }>>;
  readonly lasting: Readonly<Record<LastingKind, Kept & { readonly until: string }>>;
}

export interface RetentionRow extends Kept {
  readonly kind: KeptKind;
  /** `90 days after it was written, then emptied`, `as long as your account`. */
  readonly period: string;
}

/** The table of the privacy page in one language: first the kinds with an end, the soonest first, then the lasting kinds. */
export const retentionTable = (words: RetentionWords): readonly RetentionRow[] => [
  ...endedKinds()
    .toSorted((a, b) => keptDays[a] - keptDays[b])
    .map((kind) => {
      const { what, why, from } = words.ended[kind];
      return { kind, what, why, period: words.period({ days: keptDays[kind], from, end: ends[kind] }) };
    }),
  ...lastingKinds.map((kind) => {
    const { what, why, until } = words.lasting[kind];
    return { kind, what, why, period: until };
  }),
];

function endedKinds(): EndedKind[] {
  return Object.keys(ends).filter((kind): kind is EndedKind => kind in keptDays);
}
