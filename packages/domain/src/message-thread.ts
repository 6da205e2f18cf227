/** The texts that are kept of one thread. A phone that writes on and on costs no more than this. */
export const THREAD_TEXTS_MAXIMUM = 20;

/** Whose phone wrote. `referee`: somebody whom a worker named, and whom we told so. */
export const threadWriters = ['worker', 'referee', 'unknown'] as const;
export type ThreadWriter = (typeof threadWriters)[number];

/** What a member decides about a thread. */
export const threadDecisions = ['answered', 'stopped', 'no_action'] as const;
export type ThreadDecision = (typeof threadDecisions)[number];

/** How a thread ends. `lapsed`: nobody decided it before its texts had to be erased. */
export const threadOutcomes = [...threadDecisions, 'lapsed'] as const;
export type ThreadOutcome = (typeof threadOutcomes)[number];

/**
 * What the team can answer by SMS: one of these sentences, in the language of the person. No free text travels by SMS
 * (decisions 6).
 */
export const threadSentences = [
  'how_to_answer',
  'who_asked',
  'how_to_stop',
  'will_call',
  'not_by_sms',
] as const;
export type ThreadSentence = (typeof threadSentences)[number];

/** Their names on the team's screens. */
export const threadSentenceLabels: Readonly<Record<ThreadSentence, string>> = {
  how_to_answer: 'How to answer what we asked',
  who_asked: 'Where to see who asked',
  how_to_stop: 'How to stop all messages',
  will_call: 'Our team will call',
  not_by_sms: 'Not possible by SMS',
};

/** Why nothing follows from a thread. */
export const noActionReasons = [
  'thanks_or_greeting',
  'advertisement',
  'meant_for_another_person',
  'unreadable',
] as const;
export type NoActionReason = (typeof noActionReasons)[number];

/** Their words on the team's screens. */
export const noActionReasonTexts: Readonly<Record<NoActionReason, string>> = {
  thanks_or_greeting: 'Thanks, or a greeting',
  advertisement: 'An advertisement',
  meant_for_another_person: 'Meant for another person',
  unreadable: 'Nobody can read it',
};
