import type { WorkerLanguage } from './worker-profile.ts';

/** A parsed message to us. Only YES, NO and BLOCK have a number: after any other word it has no effect. */
export type Reply =
  | { readonly kind: 'yes' | 'no' | 'block'; readonly number: number | null }
  | { readonly kind: 'stop' | 'start' | 'status' | 'unknown' }
  /**
   * Null for the word "language" alone: it changes nothing, and the answer explains the command. A toggle would switch
   * back when the worker sends it twice.
   */
  | { readonly kind: 'language'; readonly language: WorkerLanguage | null };

/** The answers by their spellings. The lookup first removes doubled letters, here and below. */
const answers: Readonly<Record<string, 'yes' | 'no' | 'block'>> = {
  YES: 'yes',
  NDIYO: 'yes',
  NDIO: 'yes',
  NDYO: 'yes',
  NDIYIO: 'yes',
  NO: 'no',
  HAPANA: 'no',
  APANA: 'no',
  HAPAN: 'no',
  BLOCK: 'block',
  BLOK: 'block',
  ZUIA: 'block',
  ZUIYA: 'block',
  MZUIE: 'block',
};

const wishes: Readonly<Record<string, 'stop' | 'start' | 'status'>> = {
  STOP: 'stop',
  ACHA: 'stop',
  SITISHA: 'stop',
  KOMESHA: 'stop',
  ONDOKA: 'stop',
  START: 'start',
  UNSTOP: 'start',
  ANZA: 'start',
  STATUS: 'status',
  STATAS: 'status',
  MYSTATUS: 'status',
  HALI: 'status',
  HALIYANGU: 'status',
};

const languages: Readonly<Record<string, WorkerLanguage>> = {
  KISWAHILI: 'sw',
  KISWAHIL: 'sw',
  KISWAILI: 'sw',
  KISWHILI: 'sw',
  KISWAHLI: 'sw',
  KISWAHIRI: 'sw',
  SWAHILI: 'sw',
  SWAILI: 'sw',
  ENGLISH: 'en',
  ENGLIS: 'en',
  ENGLSH: 'en',
  INGLISH: 'en',
  // Kiingereza, without its doubled letter.
  KINGEREZA: 'en',
  KINGELEZA: 'en',
  INGEREZA: 'en',
};

/** Polite words, which do not change the meaning. */
const courtesies = new Set(['PLEASE', 'PLS', 'PLZ', 'KINDLY', 'TAFADHALI']);
/** Words that negate a following STOP. */
const negations = new Set(['DONT', 'NOT', 'NEVER', 'CANT', 'WONT', 'NON', 'USI']);
/** Words around the name of a language: "lugha ya Kiswahili", "change to English". */
const aroundLanguages = new Set(['KWA', 'YA', 'NATAKA', 'BADILISHA', 'IN', 'TO', 'CHANGE']);
const languageItself = new Set(['LUGHA', 'LANGUAGE']);

/**
 * Words that show that their writer reads Kiswahili: the commands in it, and the words with which people begin. The lookup
 * first removes doubled letters.
 */
const kiswahiliWords = new Set(
  (
    'NDIYO NDIO NDYO NDIYIO HAPANA APANA HAPAN ZUIA ZUIYA MZUIE ACHA SITISHA KOMESHA ONDOKA ANZA HALI HALIYANGU ' +
    'KISWAHILI LUGHA HABARI ASANTE TAFADHALI NATAKA SITAKI NAOMBA SIJUI SIELEWI NANI NINI SAWA'
  ).split(' '),
);

const single = (letters: string): string => letters.replaceAll(/([A-Z])\1+/g, '$1');

/**
 * Whether a person wants no more messages. Withdrawal must be as easy as consent. STOP therefore counts as the first word
 * of any text ("STOP messaging me"), and as the last of two ("no, stop"), without polite words ("please stop"). It must
 * not count when it is negated ("don't stop"). Deeper in a sentence its meaning is unclear ("at the bus stop"), so the
 * service asks and does not guess.
 */
function isStop([first = '', second, ...more]: readonly string[]): boolean {
  if (first === 'STOP') return true;
  return second === 'STOP' && more.length === 0 && !negations.has(first);
}

function languageAsked(said: readonly string[]): Reply | undefined {
  const plain = said.map(single);
  const named = plain.filter((word) => !aroundLanguages.has(word) && !languageItself.has(word));
  const language = languages[single(named.join(''))];
  if (language !== undefined) return { kind: 'language', language };
  return named.length === 0 && plain.some((word) => languageItself.has(word))
    ? { kind: 'language', language: null }
    : undefined;
}

/** The words of a message, without digits. */
const allWordsOf = (upperCase: string): string[] =>
  upperCase
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^A-Z]/)
    .filter((word) => word !== '');

/** The same without polite words. */
const wordsOf = (upperCase: string): string[] =>
  allWordsOf(upperCase).filter((word) => !courtesies.has(word));

/** Reads an SMS. Case, spaces, punctuation and common misspellings do not matter. A number may follow YES, NO and BLOCK. */
export function parseReply(text: string): Reply {
  const upperCase = text.toUpperCase();
  const compact = upperCase.replaceAll(/[^A-Z0-9]/g, '');
  const letters = compact.replace(/\d{1,6}$/, '');
  const digits = compact.slice(letters.length);
  const kind = answers[single(letters)];
  // "YES 1 2" may name two requests, or one number: a guess is no consent.
  if (kind !== undefined && (upperCase.match(/\d+/g)?.length ?? 0) > 1) return { kind: 'unknown' };
  if (kind !== undefined) return { kind, number: digits === '' ? null : Number(digits) };
  const said = wordsOf(upperCase);
  if (isStop(said)) return { kind: 'stop' };
  const wish = wishes[single(said.join(''))];
  return wish === undefined ? (languageAsked(said) ?? { kind: 'unknown' }) : { kind: wish };
}

/** Whether a message has a word of Kiswahili. */
export const isKiswahili = (text: string): boolean =>
  allWordsOf(text.toUpperCase()).some((word) => kiswahiliWords.has(single(word)));

/** The language of the answer to a message: the account's, or without an account the language of the words. */
export function replyLanguage(text: string, account: WorkerLanguage | undefined): WorkerLanguage {
  if (account !== undefined) return account;
  const reply = parseReply(text);
  if (reply.kind === 'language' && reply.language !== null) return reply.language;
  return isKiswahili(text) ? 'sw' : 'en';
}
