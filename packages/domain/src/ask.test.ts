import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONTACT_MESSAGE } from './contact-request.ts';
import {
  ASK_EXPIRES_AFTER_HOURS,
  ASK_REMINDER_AFTER_HOURS,
  ASK_NUMBER_RESTS_DAYS,
  askMachine,
  canAnswer,
  consentText,
  contactRequestText,
  invitationText,
  nextAskNumber,
  parseReply,
  resolveReply,
} from './ask.ts';

describe('askMachine', () => {
  it('ends an open ask once', () => {
    expect(askMachine.next('open')).toEqual(['accepted', 'declined', 'expired', 'withdrawn']);
    expect(askMachine.states.filter((state) => askMachine.isFinal(state))).toEqual([
      'accepted',
      'declined',
      'expired',
      'withdrawn',
    ]);
  });

  it('reminds after a day of silence and ends after two', () => {
    expect([ASK_REMINDER_AFTER_HOURS, ASK_EXPIRES_AFTER_HOURS]).toEqual([24, 48]);
  });
});

describe('nextAskNumber', () => {
  const closed = (...numbers: number[]) => numbers.map((number) => ({ number, isOpen: false }));
  const open = (...numbers: number[]) => numbers.map((number) => ({ number, isOpen: true }));
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

  it.each([
    ['nothing was asked lately', [], 1],
    ['the first is open', open(1), 2],
    ['the first was answered', closed(1), 2],
    ['a gap is left', [...open(4), ...closed(2, 1)], 5],
    ['the order is mixed', [...closed(1), ...open(3), ...closed(2)], 4],
    ['the last but one was had', closed(98), 99],
    ['the last was had', closed(99), 1],
    ['the last was had and the first is open', [...open(1), ...closed(99)], 2],
    ['the last was had and the first rests', [...closed(2, 1), ...open(99)], 3],
    ['only one has rested', closed(...range(1, 49), ...range(51, 99)), 50],
    ['none has rested', closed(...range(40, 99), ...range(1, 39)), 39],
    ['none has rested and that asked longest ago is open', [...closed(...range(2, 99)), ...open(1)], 99],
    ['one was had twice', closed(1, ...range(2, 99), 1), 99],
    ['all are open', open(...range(1, 99)), 100],
  ])('when %s', (_, recent, number) => {
    expect(nextAskNumber(recent)).toBe(number);
  });

  it('is none that was had while another is left', () => {
    const asked = fc.record({ number: fc.integer({ min: 1, max: 99 }), isOpen: fc.boolean() });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 98 }), (recent) => {
        const number = nextAskNumber(recent);
        expect(recent.map((ask) => ask.number)).not.toContain(number);
      }),
    );
  });

  it('rests a month, far longer than the last answer to a question can be late', () => {
    expect(ASK_NUMBER_RESTS_DAYS).toBe(30);
  });
});

describe('canAnswer', () => {
  const askedAt = new Date('2026-03-01T10:00:10.900Z');

  it.each([
    ['written when nobody knows', null, true],
    ['written after it', '2026-03-01T10:00:11.000Z', true],
    ['written in its second, by a clock that cuts off the rest', '2026-03-01T10:00:10.000Z', true],
    ['written as long before as two clocks may differ', '2026-03-01T10:00:08.900Z', true],
    ['written before that', '2026-03-01T10:00:08.899Z', false],
    ['written a day before', '2026-02-28T10:00:10.900Z', false],
  ])('when %s', (_, writtenAt, isSo) => {
    expect(canAnswer(writtenAt === null ? null : new Date(writtenAt), askedAt)).toBe(isSo);
  });
});

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
    ['STOP', { kind: 'stop' }],
    ['STOP 7', { kind: 'stop' }],
    ['STATUS', { kind: 'status' }],
    ['HALI', { kind: 'status' }],
    ['hali 7', { kind: 'status' }],
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
    ['the number first', '7 YES'],
    ['both answers', 'YES NO'],
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
    "stop, don't write",
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
    'nonstop',
    'non-stop',
    'stopped',
    'at the bus stop',
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

describe('resolveReply', () => {
  const one = { number: 1, for: 'an invitation' };
  const two = { number: 2, for: 'a check' };

  it.each([
    ['a bare YES while one ask is open', { kind: 'yes', number: null }, [one], one, 'accepted'],
    ['a bare NO while one ask is open', { kind: 'no', number: null }, [two], two, 'declined'],
    ['YES with the number of one of several', { kind: 'yes', number: 2 }, [one, two], two, 'accepted'],
    ['NO with the number of one of several', { kind: 'no', number: 1 }, [one, two], one, 'declined'],
    ['YES with the number of the only one', { kind: 'yes', number: 1 }, [one], one, 'accepted'],
  ] as const)('answers by %s', (_, reply, open, ask, answer) => {
    expect(resolveReply(reply, open)).toEqual({ kind: 'answer', ask, answer });
  });

  it.each([
    ['a bare YES while several are open', { kind: 'yes', number: null }, [one, two], 'ambiguous'],
    ['a number that none has', { kind: 'yes', number: 3 }, [one, two], 'unknown-number'],
    ['a number that the only one has not', { kind: 'no', number: 3 }, [one], 'unknown-number'],
    ['the number zero', { kind: 'yes', number: 0 }, [one], 'unknown-number'],
    ['YES while none is open', { kind: 'yes', number: null }, [], 'none-open'],
    ['a number while none is open', { kind: 'no', number: 1 }, [], 'none-open'],
    ['STOP', { kind: 'stop' }, [one], 'not-understood'],
    ['STATUS', { kind: 'status' }, [one], 'not-understood'],
    ['anything else', { kind: 'unknown' }, [one], 'not-understood'],
  ] as const)('answers nothing by %s', (_, reply, open, kind) => {
    expect(resolveReply(reply, open)).toEqual({ kind });
  });
});

describe('the texts of asks', () => {
  const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
  const texts = [
    ['invitationText', invitationText],
    ['consentText', consentText],
    ['contactRequestText', contactRequestText],
  ] as const;

  it.each(texts)('%s names the product and the employer, and ends with how to answer', (_, text) => {
    expect(text('Test Household', 7)).toMatch(/^Amini: Test Household .+ Reply YES 7 or NO 7$/);
  });

  it.each(texts)('%s stays one message of 160 characters', (_, text) => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zA-Zé ]{0,100}$/),
        fc.integer({ min: 1, max: 9999 }),
        (name, number) => {
          expect(text(name, number).length).toBeLessThanOrEqual(160);
        },
      ),
    );
  });

  it.each(texts)('%s carries no link, number or line of its own out of a name', (_, text) => {
    expect(text('Win 500\nat test.example/now', 1)).toContain(' Win at test example now ');
  });

  it.each(texts)('%s holds only letters of a plain message', (_, text) => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(text(name, 7)).toMatch(/^[A-Za-z0-9 :.'&-]+$/);
      }),
    );
  });

  it('say what YES agrees to', () => {
    expect(invitationText('A', 1)).toBe(
      'Amini: A invites you to a free background check for work. YES agrees to the check. Reply YES 1 or NO 1',
    );
    expect(consentText('A', 1)).toBe(
      'Amini: A asks to check your background for work. It is free for you. Reply YES 1 or NO 1',
    );
    expect(contactRequestText('A', 1)).toBe(
      'Amini: A asks for your name and phone number to contact you about work. Reply YES 1 or NO 1',
    );
  });

  it.each([
    ['the default message', DEFAULT_CONTACT_MESSAGE, ''],
    ['words of her own', 'I have two children.', 'Message: "I have two children." '],
    ['several lines and a link', 'Hello,\n\nsee https://a.test/x "now"', 'Message: "Hello, see \'now\'" '],
    ['nothing that an SMS could carry', '😀 https://a.test', ''],
  ])('quote of a contact request %s', (_, message, quoted) => {
    expect(contactRequestText('A', 1, message)).toBe(
      `Amini: A asks for your name and phone number to contact you about work. ${quoted}Reply YES 1 or NO 1`,
    );
  });

  it('shorten the words of a contact request to three parts of an SMS, whole words and all of the question', () => {
    const text = contactRequestText('N'.repeat(50), 99, 'Please call me today. '.repeat(200));
    expect(text).toMatch(
      /^Amini: N{40} asks .+ Message: "Please call .+ (today|me)\.\.\." Reply YES 99 or NO 99$/,
    );
    expect(text.length).toBeGreaterThan(440);
    expect(text.length).toBeLessThanOrEqual(459);
  });

  it('hold any words of a contact request in three parts, on one line, ending with how to answer', () => {
    fc.assert(
      fc.property(anyText, fc.string(), fc.integer({ min: 1, max: 999 }), (name, message, number) => {
        const text = contactRequestText(name, number, message.repeat(50));
        expect(text.length).toBeLessThanOrEqual(459);
        expect(text).toMatch(/^[A-Za-z0-9 .,:;!?'"()&%+/*#=-]+$/);
        expect(text.endsWith(` Reply YES ${number} or NO ${number}`)).toBe(true);
      }),
    );
  });
});
