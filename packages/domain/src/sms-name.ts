/** Longer names are cut in an SMS, which should stay one message of 160 characters. */
const MAXIMUM_LETTERS = 40;
/**
 * A name as an SMS may carry it. Names are typed by strangers, so nothing stays that a phone would make a link of or
 * that could pass for a short number; and only letters that fit the 160 characters of a plain message, since one other
 * letter would cut it down to 70.
 * @param nameless who it is, where nothing of the name can be sent.
 */
export function nameInSms(name: string, nameless = 'An employer'): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[^A-Za-z'& -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, MAXIMUM_LETTERS)
    .trimEnd();
  return /[A-Za-z]/.test(plain) ? plain : nameless;
}
