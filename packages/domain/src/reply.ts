import type { WorkerLanguage } from './worker-profile.ts';

/** What somebody wrote to us. Only YES and NO go with a number: behind any other word it changes nothing. */
export type Reply =
  | { readonly kind: 'yes' | 'no'; readonly number: number | null }
  | { readonly kind: 'stop' | 'start' | 'status' | 'unknown' }
  /** Null for the word "language" alone: it changes nothing and is told how. To turn it round would turn it back when she sends it twice. */
  | { readonly kind: 'language'; readonly language: WorkerLanguage | null };

type Meaning = Exclude<Reply['kind'], 'language' | 'unknown'>;

/** Every word by its spellings; letters that are doubled by mistake are single before one is looked up. */
const words: Readonly<Record<string, readonly [Meaning, WorkerLanguage | null]>> = {
  YES: ['yes', null],
  NDIYO: ['yes', 'sw'],
  NDIO: ['yes', 'sw'],
  NDYO: ['yes', 'sw'],
  NDIYIO: ['yes', 'sw'],
  NO: ['no', null],
  HAPANA: ['no', 'sw'],
  APANA: ['no', 'sw'],
  HAPAN: ['no', 'sw'],
  STOP: ['stop', null],
  ACHA: ['stop', null],
  SITISHA: ['stop', null],
  KOMESHA: ['stop', null],
  START: ['start', null],
  UNSTOP: ['start', null],
  ANZA: ['start', 'sw'],
  STATUS: ['status', null],
  STATAS: ['status', null],
  MYSTATUS: ['status', null],
  HALI: ['status', 'sw'],
  HALIYANGU: ['status', 'sw'],
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

const single = (letters: string): string => letters.replaceAll(/([A-Z])\1+/g, '$1');

/**
 * Whether somebody wants no more of this: withdrawing must be as easy as agreeing, so STOP counts as the first word of
 * whatever follows ("STOP messaging me"), and as the last of two ("no, stop"), politeness aside ("please stop"). The
 * one thing it must not be is its own opposite ("don't stop"). Further inside a sentence it may be about anything ("at
 * the bus stop"), and is asked about rather than guessed.
 */
function isStop([first, second, ...more]: readonly string[]): boolean {
  if (first === 'STOP') return true;
  return more.length === 0 && second === 'STOP' && first !== undefined && !negations.has(first);
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

interface Understood {
  readonly reply: Reply;
  readonly writtenIn: WorkerLanguage | null;
}

function understand(text: string): Understood {
  const upperCase = text.toUpperCase();
  const compact = upperCase.replaceAll(/[^A-Z0-9]/g, '');
  const letters = compact.replace(/\d{1,6}$/, '');
  const digits = compact.slice(letters.length);
  const said = upperCase
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^A-Z]+/)
    .filter((word) => word !== '' && !courtesies.has(word));
  const [kind, writtenIn] = words[single(letters)] ?? [];
  if (kind === 'yes' || kind === 'no')
    return { reply: { kind, number: digits === '' ? null : Number(digits) }, writtenIn: writtenIn ?? null };
  if (isStop(said)) return { reply: { kind: 'stop' }, writtenIn: null };
  const [asked, askedIn] = words[single(said.join(''))] ?? [];
  if (asked !== undefined && asked !== 'yes' && asked !== 'no')
    return { reply: { kind: asked }, writtenIn: askedIn ?? null };
  const reply = languageAsked(said) ?? { kind: 'unknown' };
  return { reply, writtenIn: reply.kind === 'language' ? reply.language : null };
}

/** Reads an SMS: case, spaces, punctuation and common misspellings do not matter; a number may follow YES and NO. */
export const parseReply = (text: string): Reply => understand(text).reply;

/** In which language a message is answered: that of her account; where there is none, that of the word that was written. */
export const replyLanguage = (text: string, account: WorkerLanguage | undefined): WorkerLanguage =>
  account ?? understand(text).writtenIn ?? 'en';
