/** Longer names are cut in an SMS, which should stay one message of 160 characters. */
const MAXIMUM_LETTERS = 40;
/** Who asks, where nothing of a name can be sent. */
const NAMELESS = 'An employer';

/**
 * A name as an SMS may carry it. Names are typed by strangers, so nothing stays that a phone would make a link of or
 * that could pass for a short number; and only letters that fit the 160 characters of a plain message, since one other
 * letter would cut it down to 70.
 */
export function nameInSms(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[^A-Za-z'& -]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, MAXIMUM_LETTERS)
    .trimEnd();
  return /[A-Za-z]/.test(plain) ? plain : NAMELESS;
}
