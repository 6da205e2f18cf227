import { describe, expect, it } from 'vitest';
import { smsParts } from './sms-parts.ts';

describe('smsParts', () => {
  it.each([
    ['nothing', '', 1],
    ['160 plain letters', 'a'.repeat(160), 1],
    ['161 plain letters', 'a'.repeat(161), 2],
    ['306 plain letters', 'a'.repeat(306), 2],
    ['307 plain letters', 'a'.repeat(307), 3],
    [
      'all of the alphabet but what counts twice',
      '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0129:;<=>?¡AZÄÖÑÜ§¿azäöñüà',
      1,
    ],
    ['what counts twice', '^{}\\[]~|€'.repeat(8) + 'a'.repeat(16), 1],
    ['what counts twice and a letter more', '^{}\\[]~|€'.repeat(8) + 'a'.repeat(17), 2],
    ['70 letters with a wide one', `${'a'.repeat(69)}’`, 1],
    ['71 letters with a wide one', `${'a'.repeat(70)}’`, 2],
    ['134 wide letters', 'ж'.repeat(134), 2],
    ['135 wide letters', 'ж'.repeat(135), 3],
    ['a wide letter first', `…${'a'.repeat(70)}`, 2],
  ])('of %s', (_, text, parts) => {
    expect(smsParts(text)).toBe(parts);
  });

  it.each([
    [1, 160],
    [2, 306],
    [3, 459],
  ])('is %i for %i plain letters, and one more beyond', (parts, letters) => {
    expect(smsParts('a'.repeat(letters))).toBe(parts);
    expect(smsParts('a'.repeat(letters + 1))).toBe(parts + 1);
  });
});
