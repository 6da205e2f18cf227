import { describe, expect, it } from 'vitest';
import { halves, inForm, toCamel, toKebab, toPascal, toTitle } from './names.ts';

describe('a name', () => {
  it.each([
    ['kebab', 'rule'],
    ['kebab', 'close-account'],
    ['kebab', 'level-2'],
    ['camel', 'list'],
    ['camel', 'closeAccount2'],
    ['Pascal', 'Card'],
    ['Pascal', 'CloseAccount2'],
  ] as const)('in %s is %s', (form, name) => {
    expect(inForm(form, 'A name', name)).toBe(name);
  });

  it.each([
    ['kebab', ''],
    ['kebab', 'closeAccount'],
    ['kebab', 'close_account'],
    ['kebab', 'close--account'],
    ['kebab', '-close'],
    ['kebab', '2-levels'],
    ['kebab', '../account'],
    ['camel', 'CloseAccount'],
    ['camel', 'close-account'],
    ['camel', 'readURL'],
    ['Pascal', 'closeAccount'],
    ['Pascal', 'Close-Account'],
    ['Pascal', 'URLField'],
    ['Pascal', 'Close Account'],
  ] as const)('in %s is not "%s"', (form, name) => {
    expect(() => inForm(form, 'A name', name)).toThrow('A name is written like');
  });

  it('is no word of TypeScript', () => {
    expect(() => inForm('kebab', 'A name', 'delete')).toThrow('TypeScript keeps that word');
  });
});

it.each([
  ['close-account', 'CloseAccount', 'closeAccount', 'Close Account'],
  ['card', 'Card', 'card', 'Card'],
  ['level2-card', 'Level2Card', 'level2Card', 'Level2 Card'],
])('%s is %s, %s and "%s"', (kebab, pascal, camel, title) => {
  expect([toPascal(kebab), toCamel(kebab), toTitle(kebab)]).toEqual([pascal, camel, title]);
  expect([toKebab(pascal), toCamel(pascal), toTitle(pascal)]).toEqual([kebab, camel, title]);
  expect(toKebab(camel)).toBe(kebab);
});

it('takes a path in two halves, and no other', () => {
  expect(halves('A screen', 'reviews/Sent')).toEqual(['reviews', 'Sent']);
  for (const path of ['', 'reviews', 'reviews/', '/Sent', 'a/b/C'])
    expect(() => halves('A screen', path), path).toThrow('two names around one slash');
});
