import { describe, expect, it } from 'vitest';
import { made } from '../made-in-test.ts';

describe('a page', () => {
  it('has its words in both languages, and stands in the list', () => {
    const files = made('page', 'zebra-crossing');
    const folder = 'apps/landing/src/pages/zebra-crossing';
    const names = [
      'ZebraCrossingPage.tsx',
      'ZebraCrossingPage.stories.tsx',
      'english.ts',
      'kiswahili.ts',
      'words.ts',
    ];
    expect([...files.keys()]).toEqual([
      ...[...names, 'zebra-crossing-page.ts'].map((name) => `${folder}/${name}`),
      'apps/landing/src/pages/pages.ts',
    ]);
    const list = files.get('apps/landing/src/pages/pages.ts') ?? '';
    expect(list).toContain("import { zebraCrossingPage } from './zebra-crossing/zebra-crossing-page.ts';\n");
    expect(list).toMatch(/readonly SitePage\[\] = \[[^\]]*\bzebraCrossingPage, \w+,?\s*\];/);
  });

  it.each([
    ['zebraCrossing', 'The name of a page is written like'],
    ['login', '"/login" leads elsewhere'],
    ['terms', 'apps/landing/src/pages/terms/TermsPage.tsx exists.'],
  ])('is not called %s', (name, words) => {
    expect(() => made('page', name)).toThrow(words);
  });
});
