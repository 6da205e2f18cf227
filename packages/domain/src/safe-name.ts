import { isImpersonation, isTitle } from './impersonation.ts';

/** An SMS shortens longer names, because it should stay one message of 160 characters. */
const MAXIMUM_LETTERS = 40;
/**
 * The form of a name in an SMS and in the worker's app. Strangers type names, so it removes every part that a phone would
 * turn into a link or that resembles a short number. It also removes ranks and names of offices and providers (decisions 6). It
 * keeps only letters of a plain message with 160 characters, because one other letter would reduce that to 70.
 * @param nameless the text in place of a name without usable letters.
 */
export function safeName(name: string, nameless = 'An employer'): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[^A-Za-z'& -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, MAXIMUM_LETTERS)
    .split(' ')
    .filter((word) => !isTitle(word))
    .join(' ')
    .trimEnd();
  return /[A-Za-z]/.test(plain) && !isImpersonation(plain) ? plain : nameless;
}
