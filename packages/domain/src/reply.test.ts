import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReply, replyLanguage } from './reply.ts';

describe('parseReply', () => {
  it.each([
    ['YES', { kind: 'yes', number: null }],
    ['YES 7', { kind: 'yes', number: 7 }],
    ['YES07', { kind: 'yes', number: 7 }],
    ['NDIYO', { kind: 'yes', number: null }],
    ['NDIYO 12', { kind: 'yes', number: 12 }],
    ['NDIO 3', { kind: 'yes', number: 3 }],
    ['NO', { kind: 'no', number: null }],
    ['NO 999999', { kind: 'no', number: 999_999 }],
    ['HAPANA 4', { kind: 'no', number: 4 }],
    ['BLOCK 7', { kind: 'block', number: 7 }],
    ['zuia 12', { kind: 'block', number: 12 }],
    ['Zuia!', { kind: 'block', number: null }],
    ['blok 3.', { kind: 'block', number: 3 }],
    ['STOP', { kind: 'stop' }],
    ['STOP 7', { kind: 'stop' }],
    ['STATUS', { kind: 'status' }],
    ['HALI', { kind: 'status' }],
    ['hali 7', { kind: 'status' }],
    ['Hali yangu?', { kind: 'status' }],
    ['my status please', { kind: 'status' }],
    ['pls status', { kind: 'status' }],
    ['status plz', { kind: 'status' }],
    ['kindly, hali', { kind: 'status' }],
    ['START', { kind: 'start' }],
    ['Anza tafadhali', { kind: 'start' }],
    ['UNSTOP', { kind: 'start' }],
    ['“yes”, 5!', { kind: 'yes', number: 5 }],
    ['y e s 5', { kind: 'yes', number: 5 }],
    ['\n hapana.\t', { kind: 'no', number: null }],
  ])('reads %j', (text, reply) => {
    expect(parseReply(text)).toEqual(reply);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  \n'],
    ['a number alone', '7'],
    ['another word', 'MAYBE 7'],
    ['a word of which yes is a part', 'YESTERDAY'],
    ['a word after the number', 'YES 7 PLEASE'],
    ['a greeting', 'Hali gani'],
    ['a consent that is only polite', 'Sawa 1'],
    ['a language in a sentence', 'Sijui Kiswahili'],
    ['a language that we have not', 'LUGHA YA KIKUYU'],
    ['what stands around a language', 'kwa ya'],
    ['the number first', '7 YES'],
    ['both answers', 'YES NO'],
    ['two numbers', 'YES 1 2'],
    ['two numbers in Kiswahili', 'Ndiyo 1, 2'],
    ['a number that is broken', 'HAPANA 1.2'],
    ['a number of seven digits', 'YES 1234567'],
    ['an emoji', '👍'],
    ['the name of a property of every object', 'constructor'],
  ])('understands nothing in %s', (_, text) => {
    expect(parseReply(text)).toEqual({ kind: 'unknown' });
  });

  it.each([
    'STOP please',
    'Please stop',
    'please, STOP!!',
    'STOP ALL',
    'stop sending me messages',
    'Stop. I do not want this',
    'STOP 7 please',
    '7 stop',
    'no, stop',
    'YES STOP',
    'tafadhali stop',
    'pls stop plz',
    "'Stop'",
    'sto’p',
    'kindly stop',
    "stop, don't write",
    'S T O P',
    'stopp',
    'Acha',
    'tafadhali acha!',
    'SITISHA',
    'Komesha.',
    'ondoka',
    'Tafadhali ondoka!',
  ])('takes %j for STOP', (text) => {
    expect(parseReply(text)).toEqual({ kind: 'stop' });
  });

  it.each([
    "don't stop",
    'Don’t stop!',
    'DONT STOP',
    "please don't stop",
    "don't stop please",
    'never stop',
    'do not stop',
    'usi stop',
    'not stop',
    "can't stop",
    "won't stop",
    'non stop',
    'usiache',
    'usi acha',
    'acha mtoto alale',
    'ondoka nyumbani',
    'nonstop',
    'non-stop',
    'stopped',
    'at the bus stop',
    'the stop sign',
    'please',
    'please please',
    'yes please do stop',
  ])('does not take %j for STOP', (text) => {
    expect(parseReply(text)).toEqual({ kind: 'unknown' });
  });

  it('ignores case, spaces and punctuation', () => {
    const letters = (word: string) =>
      fc
        .array(fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '.', '!', '-', '"', '\n', '’')), {
          minLength: word.length,
          maxLength: word.length,
        })
        .map((how) =>
          how.map(([upper, gap], index) => {
            const letter = word.charAt(index);
            return (upper ? letter.toUpperCase() : letter.toLowerCase()) + gap;
          }),
        )
        .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc
          .constantFrom('yes', 'ndiyo', 'ndio', 'no', 'hapana')
          .chain((word) => fc.tuple(fc.constant(word), letters(word))),
        fc.option(fc.integer({ min: 0, max: 999_999 })),
        ([word, typed], number) => {
          expect(parseReply(`${typed} ${number ?? ''}`)).toEqual({
            kind: word === 'no' || word === 'hapana' ? 'no' : 'yes',
            number,
          });
        },
      ),
    );
  });
});

describe('misspellings', () => {
  it.each([
    ['yes', ['YESS', 'YESSSS', 'ndiyoo', 'Ndyo', 'NDIIYO', 'ndiyio', 'NNDIO']],
    ['no', ['NOO', 'Apana', 'hapanna', 'HAPAN', 'haapana']],
  ] as const)('of %s are forgiven, with a number and without', (kind, spellings) => {
    for (const text of spellings) {
      expect(parseReply(text), text).toEqual({ kind, number: null });
      expect(parseReply(`${text} 12.`), text).toEqual({ kind, number: 12 });
    }
  });

  it.each([
    ['status', ['Statuss', 'STATAS', 'halii', 'my-status']],
    ['start', ['Anzaa', 'startt']],
  ] as const)('of %s are forgiven', (kind, spellings) => {
    for (const text of spellings) expect(parseReply(text), text).toEqual({ kind });
  });
});

describe('the language words', () => {
  it.each([
    ['sw', 'KISWAHILI'],
    ['sw', 'kiswahili 1'],
    ['sw', 'Ki-swahili!'],
    ['sw', 'swahili please'],
    ['sw', 'Kiswahilli tafadhali'],
    ['sw', 'KISWAHIL'],
    ['sw', 'Kiswaili'],
    ['sw', 'Kiswhili'],
    ['sw', 'kiswahli'],
    ['sw', 'kiswahiri'],
    ['sw', 'Swaili'],
    ['sw', 'LUGHA KISWAHILI'],
    ['sw', 'Lugha ya Kiswahili'],
    ['sw', 'kwa kiswahili'],
    ['sw', 'Nataka Kiswahili'],
    ['en', 'ENGLISH'],
    ['en', 'English, please'],
    ['en', 'inglish'],
    ['en', 'Englis'],
    ['en', 'englsh'],
    ['en', 'Kiingereza'],
    ['en', 'kingereza'],
    ['en', 'KIINGELEZA'],
    ['en', 'ingereza'],
    ['en', 'Language: English'],
    ['en', 'change to English'],
    ['en', 'in English'],
    ['en', 'badilisha lugha English'],
    [null, 'LUGHA'],
    [null, 'lugha?'],
    [null, 'Luugha 2'],
    [null, 'language'],
    [null, 'Badilisha lugha tafadhali'],
    [null, 'change language'],
  ] as const)('ask for %s by %j', (language, text) => {
    expect(parseReply(text)).toEqual({ kind: 'language', language });
  });
});

describe('replyLanguage', () => {
  it.each([
    ['NDIYO 1', 'en', 'en'],
    ['YES 1', 'sw', 'sw'],
    ['Hello', 'sw', 'sw'],
    ['NDIYO 1', undefined, 'sw'],
    ['ndio', undefined, 'sw'],
    ['hapana 2', undefined, 'sw'],
    ['hali yangu', undefined, 'sw'],
    ['Anza', undefined, 'sw'],
    ['Sijui Kiswahili', undefined, 'sw'],
    ['kiswaili', undefined, 'sw'],
    ['Lugha', undefined, 'sw'],
    ['Lugha ya English', undefined, 'en'],
    ['YES 1', undefined, 'en'],
    ['STATUS', undefined, 'en'],
    ['ENGLISH', undefined, 'en'],
    ['language', undefined, 'en'],
    ['START', undefined, 'en'],
    ['Habari', undefined, 'sw'],
    ['Apana', undefined, 'sw'],
    ['ndiyoo 3', undefined, 'sw'],
    ['Acha', undefined, 'sw'],
    ['haliyangu', undefined, 'sw'],
    ['Tafadhali', undefined, 'sw'],
    ['sielewi', undefined, 'sw'],
    ['Hello', undefined, 'en'],
    ['', undefined, 'en'],
  ] as const)('answers %j of an account in %s in %s', (text, account, language) => {
    expect(replyLanguage(text, account)).toBe(language);
  });
});
