interface OccasionRules {
  /** A message to a worker that STOP ends, even while it waits to be sent. */
  readonly endsWithStop: boolean;
  /** After this time a message does more harm than good, so it is not sent any more. */
  readonly usefulForMinutes?: number;
  /**
   * For a message that a stranger to its reader can trigger. It waits for the end of the quiet hours, and counts
   * against the daily limit of its number (`sending-time.ts`). Past that limit it waits for a later morning,
   * unless it was paid for.
   */
  readonly byStrangers?: 'limited' | 'paid-for';
  /**
   * The message sends a consent request again, perhaps in another language. The text that left last is the
   * one that is answered.
   */
  readonly rewords?: true;
}

/** The occasions of messages, with the rules for a message that could not leave at once. */
export const occasions = {
  code: { endsWithStop: false, usefulForMinutes: 10 },
  'new-device': { endsWithStop: false },
  'team-invitation': { endsWithStop: false },
  'team-second-factor': { endsWithStop: false },

  invitation: { endsWithStop: true, byStrangers: 'limited' },
  consent: { endsWithStop: true, byStrangers: 'paid-for' },
  'contact-request': { endsWithStop: true, byStrangers: 'limited' },
  'consent-request-reminder': { endsWithStop: true, byStrangers: 'limited', rewords: true },
  /** An open consent request in the language that the worker has just chosen. */
  'consent-request-again': { endsWithStop: true, rewords: true },
  'consent-request-closed': { endsWithStop: true },
  /** A paid question ran out. She did not write, so its hour is that of its employer's payment. */
  'consent-request-expired': { endsWithStop: true, byStrangers: 'paid-for' },
  reply: { endsWithStop: true },
  /** A sentence that a member of the team chose, for SMS that the service could not match. */
  'team-answer': { endsWithStop: true },
  'check-complete': { endsWithStop: true },
  'reference-refused': { endsWithStop: true },
  /** To a referee whom a worker named. STOP of a number without an account ends it as well. */
  'referee-named': { endsWithStop: true, byStrangers: 'limited' },
  'incident-asked': { endsWithStop: true },
  'finding-asked': { endsWithStop: true },
  'document-looked-at': { endsWithStop: true },
  identity: { endsWithStop: true },
  /** The message that confirms STOP. */
  'opted-out': { endsWithStop: false },

  'consent-request-answer': { endsWithStop: false },
  'payment-received': { endsWithStop: false },
  'payment-not-kept': { endsWithStop: false },
  'consent-withdrawn': { endsWithStop: false },
  'report-ready': { endsWithStop: false },
  'report-corrected': { endsWithStop: false },
} as const satisfies Record<string, OccasionRules>;

export type Occasion = keyof typeof occasions;
/** Names one message by its occasion and its subject. Two messages with one key are one message. */
export type MessageKey = `${Occasion}:${string}`;

const isOccasion = (text: string): text is Occasion => Object.hasOwn(occasions, text);

/** @returns undefined for an occasion that only an earlier or later version of the service knows. */
export function occasionOf(key: string): OccasionRules | undefined {
  const [name = ''] = key.split(':');
  return isOccasion(name) ? occasions[name] : undefined;
}
