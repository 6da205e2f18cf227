const MORE = '...';
/** A cut word is omitted, unless it is longer than this. */
const LONGEST_WORD_LETTERS = 20;

/** A word that a phone would turn into a link: an address of a page, of a machine or of a mailbox. */
const link = /\/\/|www\.|@|\w\.[a-z]{2,}\/|\b\d{1,3}(?:\.\d{1,3}){3}\b/i;
/** `YES 3` inside a message would look like an answer to another consent request. */
const answers = /\b(yes|ndiyo|ndio)(?:[^a-z0-9]*\d)+/gi;

/**
 * One person's words in an SMS to another person: one line, without a link. They have only letters of the short form of a
 * message, because one other letter makes the message twice as long. Quotation marks become single, so that a quote ends
 * only at its real end.
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
    // The rest of a name with a dot must not be a link.
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
