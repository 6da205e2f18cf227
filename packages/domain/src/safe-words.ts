import { isImpersonation, isTitle } from './impersonation.ts';

const MORE = '...';
/** A cut word is omitted, unless it is longer than this. */
const LONGEST_WORD_LETTERS = 20;

/** A word that a phone would turn into a link: an address of a page, of a machine or of a mailbox. */
const link = /\/\/|www\.|@|\w\.[a-z]{2,}\/|\b\d{1,3}(?:\.\d{1,3}){3}\b/i;

const isHarmful = (word: string) => link.test(word) || isTitle(word) || isImpersonation(word);

/**
 * An employer's words as the worker reads them in her app (decisions 6): one line without links, digits, `*` and `#`, and
 * without the names of providers, offices and ranks. So they cannot send her to a number or pass as somebody else's. An
 * SMS never has them. Quotation marks become single, so that a quote ends only at its real end.
 */
export function safeWords(text: string, maximum: number): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´“”„"]/g, "'")
    .replaceAll(/[‐-―−]/g, '-')
    .split(/\s/)
    .filter((word) => !isHarmful(word))
    .join(' ')
    .replaceAll(/[^A-Za-z .,:;!?'()&%+/=-]/g, ' ')
    // The rest of a name with a dot must not be a link.
    .replaceAll(/(?<=\w)\.(?=[A-Za-z])/g, '. ')
    .split(' ')
    .filter((word) => !isHarmful(word))
    .join(' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (plain.length <= maximum) return /[A-Za-z]/.test(plain) ? plain : '';
  const cut = plain.slice(0, maximum - MORE.length);
  const word = cut.lastIndexOf(' ');
  const whole = cut.length - word <= LONGEST_WORD_LETTERS ? cut.slice(0, word) : cut;
  return whole.replace(/[ .,:;-]+$/, '') + MORE;
}
