const MORE = '...';
/** A word that is cut is left out, unless it is longer than anybody's. */
const LONGEST_WORD_LETTERS = 20;

/** What a phone would make a link of: an address of a page, of a machine, of a mailbox. */
const link = /\/\/|www\.|@|\w\.[a-z]{2,}\/|\b\d{1,3}(?:\.\d{1,3}){3}\b/i;
/** `YES 3` inside a message would read like an answer to another question. */
const answers = /\b(yes|ndiyo|ndio)(?:[^a-z0-9]*\d)+/gi;

/**
 * Words of one person as an SMS may carry them to another: on one line, without a link, and in letters that fit the
 * short form of a message, since one other letter makes it twice as long. Quotation marks become single, so that
 * nobody's words end where they do not.
 */
export function wordsInSms(text: string, maximum: number): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´“”„"]/g, "'")
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[^A-Za-z0-9 .,:;!?'()&%+/*#=@-]/g, ' ')
    .split(' ')
    .filter((word) => !link.test(word))
    .join(' ')
    // What is left of a name with a dot is no link any more.
    .replaceAll(/(?<=\w)\.(?=[A-Za-z])/g, '. ')
    .replaceAll(answers, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (plain.length <= maximum) return /[A-Za-z0-9]/.test(plain) ? plain : '';
  const cut = plain.slice(0, maximum - MORE.length);
  const word = cut.lastIndexOf(' ');
  const whole = cut.length - word <= LONGEST_WORD_LETTERS ? cut.slice(0, word) : cut;
  return whole.replace(/[ .,:;-]+$/, '') + MORE;
}
