import { checkLabels, type CheckKind, type CheckOutcome } from './check.ts';
import { documentLabels, type DocumentKind } from './document.ts';
import type { NotificationKind, NotificationSettings } from './notification.ts';

/** The icon beside a notification. */
export const newsIcons = [
  'request',
  'check',
  'identity',
  'document',
  'reference',
  'review',
  'alert',
] as const;
export type NewsIcon = (typeof newsIcons)[number];

interface News {
  /** The toggle that silences it. Null for news that the worker must act on or know: it is never silent. */
  readonly toggle: NotificationKind | null;
  readonly icon: NewsIcon;
  readonly title: string;
  readonly text: string;
}

/**
 * All notifications of a worker in the app, in English. The app words each in the worker's language, by its name. Several
 * persons may share a phone: no text states a finding or an allegation, only that the worker can read it.
 */
export const workerNews = {
  invitation_asked: {
    toggle: 'contact_requests',
    icon: 'request',
    title: 'New invitation',
    text: '{employer} asks to check you before hiring you. It is free for you. You have 48 hours to answer.',
  },
  consent_asked: {
    toggle: 'contact_requests',
    icon: 'request',
    title: 'Your consent is asked',
    text: '{employer} asks to check you for work, and has paid for it. You have 48 hours to answer.',
  },
  contact_asked: {
    toggle: 'contact_requests',
    icon: 'request',
    title: 'New contact request',
    text: '{employer} asks for your name and phone number. You have 48 hours to answer.',
  },
  request_expired: {
    toggle: 'contact_requests',
    icon: 'request',
    title: 'A request has ended',
    text: '{employer} had no answer from you within 48 hours. Nothing about you was shared.',
  },
  request_withdrawn: {
    toggle: 'contact_requests',
    icon: 'request',
    title: 'A request was taken back',
    text: '{employer} no longer asks. There is nothing for you to do.',
  },
  contact_shared: {
    toggle: 'contact_requests',
    icon: 'request',
    title: 'You shared your contact',
    text: '{employer} now sees your name and phone number. You can take this back at any time.',
  },
  check_started: {
    toggle: 'verification_updates',
    icon: 'check',
    title: 'A check has started',
    text: '{employer} ordered it and you agreed. You can withdraw your consent at any time.',
  },
  check_stopped: {
    toggle: 'verification_updates',
    icon: 'check',
    title: 'A check has stopped',
    text: 'The check for {employer} has ended. No more is looked up for it.',
  },
  check_complete: {
    toggle: 'verification_updates',
    icon: 'check',
    title: 'A check about you is complete',
    text: 'The check for {employer} is complete. You can see every result; if one is wrong, you can dispute it.',
  },
  check_clear: {
    toggle: 'verification_updates',
    icon: 'check',
    title: 'One step is done',
    text: '{check}: nothing stands against you.',
  },
  check_unverified: {
    toggle: null,
    icon: 'check',
    title: 'One step could not be verified',
    text: '{check}: we could not verify it. You can see why.',
  },
  check_finding: {
    toggle: null,
    icon: 'alert',
    title: 'Please read a result about you',
    text: '{check}: there is a result that you should read. If it is wrong, you can dispute it.',
  },
  finding_asked: {
    toggle: null,
    icon: 'alert',
    title: 'Please read a result about you',
    text: '{check}: there is a result that is in no report yet. You have five days to answer it.',
  },
  finding_reported: {
    toggle: null,
    icon: 'alert',
    title: 'A result about you is in a report',
    text: '{check}: the result that you could answer is in the report now. If it is wrong, you can dispute it.',
  },
  dispute_upheld: {
    toggle: null,
    icon: 'check',
    title: 'You were right',
    text: '{check}: the result that you disputed was taken back.',
  },
  dispute_rejected: {
    toggle: null,
    icon: 'alert',
    title: 'Your dispute was decided',
    text: '{check}: the result stands. You can read why.',
  },
  identity_verified: {
    toggle: 'verification_updates',
    icon: 'identity',
    title: 'Your identity is verified',
    text: 'Employers now see that you are who you say you are.',
  },
  identity_pending: {
    toggle: 'verification_updates',
    icon: 'identity',
    title: 'Your identity is under review',
    text: 'Our team looks at it. You do not have to do anything.',
  },
  identity_failed: {
    toggle: null,
    icon: 'identity',
    title: 'Your identity could not be verified',
    text: 'You can see why, and try again.',
  },
  identity_name: {
    toggle: null,
    icon: 'identity',
    title: 'Please check your name',
    text: 'Your ID shows another name than your profile. Please tell us which is right.',
  },
  document_accepted: {
    toggle: 'verification_updates',
    icon: 'document',
    title: 'A document was accepted',
    text: '{document}: our team has accepted it.',
  },
  document_refused: {
    toggle: null,
    icon: 'document',
    title: 'A document is needed again',
    text: '{document}: our team could not accept it. You can see why, and upload it again.',
  },
  reference_verified: {
    toggle: 'verification_updates',
    icon: 'reference',
    title: 'A reference was verified',
    text: '{reference} has confirmed it.',
  },
  reference_refused: {
    toggle: null,
    icon: 'reference',
    title: 'A reference could not be verified',
    text: '{reference} could not confirm it. You can name somebody else.',
  },
  review_published: {
    toggle: 'new_reviews',
    icon: 'review',
    title: 'You have a new review',
    text: 'An employer has rated your work.',
  },
  incident_asked: {
    toggle: null,
    icon: 'alert',
    title: 'We would like to hear your side',
    text: 'An employer told us about something at work. Nothing is decided yet. Our team will call you first.',
  },
  incident_upheld: {
    toggle: null,
    icon: 'alert',
    title: 'A report about you was decided',
    text: 'It is on record now. You can read it, and dispute it.',
  },
  incident_dismissed: {
    toggle: null,
    icon: 'check',
    title: 'A report about you was decided',
    text: 'It was dismissed. Nothing is on record.',
  },
  new_device: {
    toggle: null,
    icon: 'alert',
    title: 'Another device signed in',
    text: 'If that was not you, sign out everywhere in Settings.',
  },
} as const satisfies Record<string, News>;

export type NewsKind = keyof typeof workerNews;

/** The names in the braces of a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ValueOf<Name extends string> = Name extends 'check'
  ? CheckKind
  : Name extends 'document'
    ? DocumentKind
    : string;

/** One notification of a worker, with the values of its text. */
export type WorkerNews = {
  [K in NewsKind]: {
    readonly kind: K;
    readonly values: { readonly [Name in NamesIn<(typeof workerNews)[K]['text']>]: ValueOf<Name> };
  };
}[NewsKind];

/**
 * Whether a toggle silences the news. Silent news appears as read in the worker's list and sends no SMS. Consent requests
 * and their reminders go by SMS whatever the toggles say. So does all news that the worker must act on.
 */
export function isQuiet(kind: NewsKind, settings: NotificationSettings): boolean {
  const { toggle } = workerNews[kind];
  return toggle !== null && !settings[toggle];
}

const isNewsKind = (kind: string): kind is NewsKind => Object.hasOwn(workerNews, kind);
const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const isText = (values: unknown, name: string): boolean =>
  typeof values === 'object' &&
  values !== null &&
  typeof Object.getOwnPropertyDescriptor(values, name)?.value === 'string';

const isNews = (news: { kind: string; values: unknown }): news is WorkerNews =>
  isNewsKind(news.kind) && namesIn(workerNews[news.kind].text).every((name) => isText(news.values, name));

/** Reads a stored notification. Null for a kind that this version does not know, or with a missing value. */
export function readNews(kind: string, values: unknown): WorkerNews | null {
  const news = { kind, values };
  return isNews(news) ? news : null;
}

/** A value in English words. */
const inEnglish = (name: string, value: string): string => {
  const words: Readonly<Record<string, string>> =
    name === 'check' ? checkLabels : name === 'document' ? documentLabels : {};
  return words[value] ?? value;
};

/** Title and text in English (worker spec 3). */
export function newsWords(news: WorkerNews): { readonly title: string; readonly text: string } {
  const { title, text } = workerNews[news.kind];
  const values: Readonly<Record<string, string>> = news.values;
  return {
    title,
    text: text.replaceAll(/\{(\w+)\}/g, (_, name: string) => inEnglish(name, values[name] ?? '')),
  };
}

/**
 * The news for a worker about a decided check. Null without news: the final review is reported as the whole check, and an
 * inapplicable check is no result.
 */
export function newsOfDecision(check: CheckKind, outcome: CheckOutcome): WorkerNews | null {
  if (check === 'final_review' || outcome === 'not_applicable') return null;
  if (outcome === 'clear') return { kind: 'check_clear', values: { check } };
  return { kind: outcome === 'finding' ? 'check_finding' : 'check_unverified', values: { check } };
}

/** The length of the worker's list, newest first. */
export const NEWS_LISTED = 100;
