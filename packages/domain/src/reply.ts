import type { WorkerLanguage } from './worker-profile.ts';

/** What somebody wrote to us. Only YES and NO go with a number: behind any other word it changes nothing. */
export type Reply =
  | { readonly kind: 'yes' | 'no'; readonly number: number | null }
  | { readonly kind: 'stop' | 'start' | 'status' | 'unknown' }
  /** Null for the word "language" alone: it changes nothing and is told how. To turn it round would turn it back when she sends it twice. */
  | { readonly kind: 'language'; readonly language: WorkerLanguage | null };

/** The answers by their spellings. Letters that are doubled by mistake are single before one is looked up, here and below. */
const answers: Readonly<Record<string, 'yes' | 'no'>> = {
  YES: 'yes',
  NDIYO: 'yes',
  NDIO: 'yes',
  NDYO: 'yes',
  NDIYIO: 'yes',
  NO: 'no',
  HAPANA: 'no',
  APANA: 'no',
  HAPAN: 'no',
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
  // Kiingereza, its doubled letter single.
  KINGEREZA: 'en',
  KINGELEZA: 'en',
  INGEREZA: 'en',
};

/** Said for politeness: they change nothing about what is wanted. */
const courtesies = new Set(['PLEASE', 'PLS', 'PLZ', 'KINDLY', 'TAFADHALI']);
/** Before STOP they turn it round. */
const negations = new Set(['DONT', 'NOT', 'NEVER', 'CANT', 'WONT', 'NON', 'USI']);
/** Around the name of a language: "lugha ya Kiswahili", "change to English". */
const aroundLanguages = new Set(['KWA', 'YA', 'NATAKA', 'BADILISHA', 'IN', 'TO', 'CHANGE']);
const languageItself = new Set(['LUGHA', 'LANGUAGE']);

/** By these a phone without an account tells that it reads Kiswahili. */
const kiswahiliWords = new Set(['NDIYO', 'NDIO', 'HAPANA', 'ANZA', 'HALI', 'KISWAHILI', 'LUGHA']);

const single = (letters: string): string => letters.replaceAll(/([A-Z])\1+/g, '$1');

/**
 * Whether somebody wants no more of this: withdrawing must be as easy as agreeing, so STOP counts as the first word of
 * whatever follows ("STOP messaging me"), and as the last of two ("no, stop"), politeness aside ("please stop"). The
 * one thing it must not be is its own opposite ("don't stop"). Further inside a sentence it may be about anything ("at
 * the bus stop"), and is asked about rather than guessed.
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

/** The words of a message, politeness and digits aside. */
const wordsOf = (upperCase: string): string[] =>
  upperCase
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^A-Z]/)
    .filter((word) => word !== '' && !courtesies.has(word));

/** Reads an SMS: case, spaces, punctuation and common misspellings do not matter; a number may follow YES and NO. */
export function parseReply(text: string): Reply {
  const upperCase = text.toUpperCase();
  const compact = upperCase.replaceAll(/[^A-Z0-9]/g, '');
  const letters = compact.replace(/\d{1,6}$/, '');
  const digits = compact.slice(letters.length);
  const kind = answers[single(letters)];
  // "YES 1 2" may mean two questions, or one number: nobody consents by a guess.
  if (kind !== undefined && (upperCase.match(/\d+/g)?.length ?? 0) > 1) return { kind: 'unknown' };
  if (kind !== undefined) return { kind, number: digits === '' ? null : Number(digits) };
  const said = wordsOf(upperCase);
  if (isStop(said)) return { kind: 'stop' };
  const wish = wishes[single(said.join(''))];
  return wish === undefined ? (languageAsked(said) ?? { kind: 'unknown' }) : { kind: wish };
}

/** In which language a message is answered: that of her account; where there is none, that of the words that were written. */
export function replyLanguage(text: string, account: WorkerLanguage | undefined): WorkerLanguage {
  if (account !== undefined) return account;
  const reply = parseReply(text);
  if (reply.kind === 'language' && reply.language !== null) return reply.language;
  return wordsOf(text.toUpperCase()).some((word) => kiswahiliWords.has(word)) ? 'sw' : 'en';
}
