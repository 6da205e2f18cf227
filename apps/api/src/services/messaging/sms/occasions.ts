interface OccasionRules {
  /** For a worker, who can end it by STOP even while it waits to be sent. */
  readonly endsWithStop: boolean;
  /** Past this it is worse than none: it is not sent any more. */
  readonly usefulForMinutes?: number;
  /**
   * For what somebody she does not know can set off: it counts against what her number gets in a day (`leaves-at.ts`),
   * and past that waits for a morning. What is paid for leaves at once.
   */
  readonly byStrangers?: 'waits' | 'leaves-at-once';
  /** It puts a question once more, perhaps in other words: those that left last are those that are answered. */
  readonly rewords?: true;
}

/** What messages are sent for, and what that means for one that could not leave at once. */
export const occasions = {
  code: { endsWithStop: false, usefulForMinutes: 10 },
  'new-device': { endsWithStop: false },

  invitation: { endsWithStop: true, byStrangers: 'waits' },
  consent: { endsWithStop: true, byStrangers: 'leaves-at-once' },
  'contact-request': { endsWithStop: true, byStrangers: 'waits' },
  'consent-request-reminder': { endsWithStop: true, byStrangers: 'waits', rewords: true },
  /** An open question in the language that she has just chosen. */
  'consent-request-again': { endsWithStop: true, rewords: true },
  'consent-request-closed': { endsWithStop: true },
  reply: { endsWithStop: true },
  'check-complete': { endsWithStop: true },
  'reference-refused': { endsWithStop: true },
  /** To somebody whom a worker named. STOP of a number without an account ends it as well. */
  'referee-named': { endsWithStop: true, byStrangers: 'waits' },
  'incident-asked': { endsWithStop: true },
  'document-looked-at': { endsWithStop: true },
  identity: { endsWithStop: true },
  /** The one that confirms STOP. */
  'opted-out': { endsWithStop: false },

  'consent-request-answer': { endsWithStop: false },
  'payment-received': { endsWithStop: false },
  'payment-not-kept': { endsWithStop: false },
  'consent-withdrawn': { endsWithStop: false },
  'report-ready': { endsWithStop: false },
  'report-corrected': { endsWithStop: false },
} as const satisfies Record<string, OccasionRules>;

export type Occasion = keyof typeof occasions;
/** Names one message by its occasion and what it is about: two messages with one key are one message. */
export type MessageKey = `${Occasion}:${string}`;

const isOccasion = (text: string): text is Occasion => Object.hasOwn(occasions, text);

/** @returns undefined for a message of an occasion that an earlier or later version of the service knew. */
export function occasionOf(key: string): OccasionRules | undefined {
  const [name = ''] = key.split(':');
  return isOccasion(name) ? occasions[name] : undefined;
}
