import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONTACT_MESSAGE } from '@repo/domain/contact-request';
import { smsParts } from '@repo/domain/sms-parts';
import { workerLanguages } from '@repo/domain/worker-profile';
import { consentRequestText, type ConsentRequestText } from './consent-request-text.ts';
import { english } from './english.ts';
import { workerWords } from './in-language.ts';
import { kiswahili } from './kiswahili.ts';
import type { OpenQuestion, WorkerStatus, WorkerWords } from './words.ts';

const plain = /^[\x20-\x7e\n]+$/;
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

const one: OpenQuestion[] = [{ number: 7, kind: 'contact_request' }];
const three: OpenQuestion[] = [
  { number: 97, kind: 'invitation' },
  { number: 98, kind: 'consent' },
  { number: 99, kind: 'contact_request' },
];
const usual: WorkerStatus = {
  identity: 'needs_verification',
  references: { verified: 0, needed: 2 },
  policeClearance: 'missing',
  cases: [{ employer: 'Njeri Wafula', decided: 2, total: 6 }],
  moreCases: 0,
};
const longest: WorkerStatus = {
  ...usual,
  policeClearance: 'refused',
  cases: [
    { employer: 'N'.repeat(40), decided: 2, total: 6 },
    { employer: 'M'.repeat(40), decided: 8, total: 8 },
  ],
  moreCases: 12,
};

/** Every sent text, by its kind. The fixed texts come from `words` by themselves. Consent requests have their own tests. */
const texts = (words: WorkerWords): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(words).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[0] !== 'nameless' && entry[0] !== 'otherLanguage',
    ),
  ),
  code: `${words.code('123456', 10)}\n\n@worker.example.co.ke #123456`,
  open: words.open(three),
  status: `${words.noneOpen} ${words.status(usual)}`,
  statusWithQuestion: `${words.open(one)} ${words.status(usual)} ${words.otherLanguage}`,
  ambiguous: words.ambiguous(three),
  tooLate: words.tooLate(three),
  unknownNumber: words.unknownNumber(one),
  unknownNumberOfNone: words.unknownNumber([]),
  notUnderstood: words.notUnderstood(one),
  notUnderstoodOfNone: words.notUnderstood([]),
});

const inEnglish = texts(english);

describe.each(workerLanguages)('what is written to a worker in %s', (language) => {
  const words = workerWords[language];

  it.each(Object.entries(texts(words)))('%s is ours, in plain letters and two parts at most', (_, text) => {
    expect(text).toMatch(/^Amini: /);
    expect(text).toMatch(plain);
    expect(text).not.toMatch(/undefined|null|\$\{| {2}/);
    expect(smsParts(text), text).toBeLessThanOrEqual(2);
  });

  it.each(['code', 'newDevice', 'thanksForNo', 'languageChanged', 'noneOpen'])('%s is one part', (name) => {
    expect(smsParts(texts(words)[name] ?? '')).toBe(1);
  });

  it('tells the longest of how things stand in three parts', () => {
    expect(smsParts(`${words.open(three)} ${words.status(longest)}`)).toBeLessThanOrEqual(3);
  });

  it('tells in every help how to get the other language, what HALI is for, and how to end it', () => {
    for (const text of [words.notUnderstood(one), words.notUnderstood([])]) {
      expect(text).toContain('HALI');
      expect(text).toContain(words.otherLanguage);
      expect(text).toMatch(/STOP\.$/);
    }
  });
});

describe('Kiswahili', () => {
  it.each(Object.entries(texts(kiswahili)))('%s is not left in English', (name, text) => {
    expect(text).not.toBe(inEnglish[name]);
    expect(text.replaceAll('For English reply ENGLISH', '')).not.toMatch(
      /\b(the|your|you|reply|and|is|was|open|check|not|thank)\b/i,
    );
  });

  it('says how things stand', () => {
    expect(
      kiswahili.status({ ...usual, identity: 'verified', policeClearance: 'accepted', moreCases: 3 }),
    ).toBe(
      'Kitambulisho: kimethibitishwa. Wadhamini: 0 kati ya 2 wamethibitishwa. Cheti cha polisi: kimekubaliwa. ' +
        'Ukaguzi wa Njeri Wafula: hatua 2 kati ya 6 tayari. Nyingine 3 ziko kwenye app.',
    );
    expect(kiswahili.status({ ...usual, cases: [{ employer: 'Njeri', decided: 6, total: 6 }] })).toMatch(
      /Ukaguzi wa Njeri: umekamilika\.$/,
    );
  });
});

describe('English', () => {
  it('says how things stand', () => {
    expect(english.status({ ...usual, identity: 'pending', policeClearance: 'expired', moreCases: 1 })).toBe(
      'ID: under review. References: 0 of 2 verified. Police certificate: has run out. ' +
        'Check for Njeri Wafula: 2 of 6 done. 1 more in the app.',
    );
    expect(english.status({ ...usual, cases: [{ employer: 'Njeri', decided: 6, total: 6 }] })).toMatch(
      /Check for Njeri: complete\.$/,
    );
  });
});

describe('a question to a worker', () => {
  const request = (
    kind: ConsentRequestText['kind'],
    more: Partial<ConsentRequestText> = {},
  ): ConsentRequestText => ({
    kind,
    number: 7,
    employerName: 'Test Household',
    message: null,
    offersLanguage: false,
    ...more,
  });
  const kinds = ['invitation', 'consent', 'contact_request'] as const;
  const cases = workerLanguages.flatMap((language) => kinds.map((kind) => [kind, language] as const));
  const endings = { en: / Reply YES 7 or NO 7$/, sw: / Jibu NDIYO 7 au HAPANA 7$/ };

  it.each(cases)(
    'of %s in %s names the product and the employer, and ends with how to answer',
    (kind, language) => {
      const text = consentRequestText(workerWords[language], request(kind));
      expect(text).toMatch(/^Amini: Test Household /);
      expect(text).toMatch(endings[language]);
    },
  );

  describe.each(workerLanguages)('of an invitation in %s', (language) => {
    const link = 'https://worker.amini.example/i/ABCDEFGH23';
    const say = (more: Partial<ConsentRequestText>) =>
      consentRequestText(workerWords[language], request('invitation', more));
    const longName = 'Wambui Wanjiru Kamau of Westlands Nairobi';

    it('has the link of the app where there is room, before how to answer', () => {
      const shortLink = 'https://w.example/i/ABCDEFGH23';
      expect(say({ employerName: 'Ann', link: shortLink })).toContain(` ${shortLink} `);
      expect(say({ employerName: 'Ann', link: shortLink })).toMatch(endings[language]);
      const offered = { employerName: longName, offersLanguage: true };
      expect(smsParts(say(offered))).toBe(2);
      expect(say({ ...offered, link })).toContain(link);
    });

    it('never has three parts for the link', () => {
      const longLink = `${link}${'x'.repeat(200)}`;
      expect(smsParts(say({ employerName: longName, link }))).toBe(2);
      expect(say({ employerName: longName, link: longLink })).toBe(say({ employerName: longName }));
    });
  });

  it.each(cases)(
    'of %s in %s stays one part, and two with how to get the other language',
    (kind, language) => {
      fc.assert(
        fc.property(
          fc.stringMatching(/^[a-zA-Zé ]{0,100}$/),
          fc.integer({ min: 1, max: 999 }),
          (employerName, number) => {
            const words = workerWords[language];
            expect(smsParts(consentRequestText(words, request(kind, { employerName, number })))).toBe(1);
            const offered = consentRequestText(
              words,
              request(kind, { employerName, number, offersLanguage: true }),
            );
            expect(smsParts(offered)).toBeLessThanOrEqual(2);
          },
        ),
      );
    },
  );

  it.each(cases)('of %s in %s carries no link, number or line of its own out of a name', (kind, language) => {
    const text = consentRequestText(
      workerWords[language],
      request(kind, { employerName: 'Win 500\nat test.example/now' }),
    );
    expect(text).toContain(' Win at test example now ');
  });

  it.each(cases)('of %s in %s holds only letters of a plain message', (kind, language) => {
    fc.assert(
      fc.property(anyText, (employerName) => {
        expect(consentRequestText(workerWords[language], request(kind, { employerName }))).toMatch(
          /^[A-Za-z0-9 :.'&-]+$/,
        );
      }),
    );
  });

  it.each([
    ['en', 'Amini: An employer '],
    ['sw', 'Amini: Mwajiri '],
  ] as const)('in %s says so where nothing of a name can be sent', (language, start) => {
    expect(
      consentRequestText(workerWords[language], request('consent', { employerName: '阿米娜' })),
    ).toContain(start);
  });

  it('says what YES agrees to', () => {
    const employerName = 'A';
    expect(consentRequestText(english, request('invitation', { employerName }))).toBe(
      'Amini: A invites you to a free background check for work. YES agrees to the check. Reply YES 7 or NO 7',
    );
    expect(consentRequestText(english, request('consent', { employerName }))).toBe(
      'Amini: A asks to check your background for work. It is free for you. Reply YES 7 or NO 7',
    );
    expect(consentRequestText(english, request('contact_request', { employerName }))).toBe(
      'Amini: A asks for your name and phone number to contact you about work. Reply YES 7 or NO 7',
    );
    expect(consentRequestText(kiswahili, request('invitation', { employerName }))).toBe(
      'Amini: A anakualika kwa ukaguzi wa bure wa historia yako ya kazi. NDIYO ni kukubali ukaguzi. Jibu NDIYO 7 au HAPANA 7',
    );
    expect(consentRequestText(kiswahili, request('consent', { employerName }))).toBe(
      'Amini: A anaomba kukagua historia yako kwa ajili ya kazi. Ni bure kwako. Jibu NDIYO 7 au HAPANA 7',
    );
    expect(consentRequestText(kiswahili, request('contact_request', { employerName }))).toBe(
      'Amini: A anaomba jina na nambari yako ya simu ili awasiliane nawe kuhusu kazi. Jibu NDIYO 7 au HAPANA 7',
    );
  });

  it('tells an invited worker who has chosen no language how to get the other, and in no other question', () => {
    const offersLanguage = true;
    expect(consentRequestText(english, request('invitation', { offersLanguage }))).toMatch(
      / YES agrees to the check\. Kwa Kiswahili jibu KISWAHILI\. Reply YES 7 or NO 7$/,
    );
    for (const kind of ['consent', 'contact_request'] as const)
      expect(consentRequestText(english, request(kind, { offersLanguage }))).toBe(
        consentRequestText(english, request(kind)),
      );
  });

  it.each([
    ['the default message', DEFAULT_CONTACT_MESSAGE, ''],
    ['words of her own', 'I have two children.', 'Message: "I have two children." '],
    ['several lines and a link', 'Hello,\n\nsee https://a.test/x "now"', 'Message: "Hello, see \'now\'" '],
    ['nothing that an SMS could carry', '😀 https://a.test', ''],
  ])('of a contact quotes %s', (_, message, quoted) => {
    expect(consentRequestText(english, request('contact_request', { message }))).toBe(
      `Amini: Test Household asks for your name and phone number to contact you about work. ${quoted}Reply YES 7 or NO 7`,
    );
    const said = consentRequestText(kiswahili, request('contact_request', { message }));
    expect(said).toContain(`kuhusu kazi. ${quoted.replace('Message', 'Ujumbe')}Jibu NDIYO 7`);
  });

  it.each(workerLanguages)(
    'of a contact in %s shortens the words to three parts, and none of the question',
    (language) => {
      const message = 'Please call me today. '.repeat(200);
      const text = consentRequestText(
        workerWords[language],
        request('contact_request', { employerName: 'N'.repeat(50), number: 99, message }),
      );
      expect(text).toMatch(
        /^Amini: N{40} .+ (Message|Ujumbe): "Please call .+ (today|me)\.\.\." (Reply|Jibu) .+ 99$/,
      );
      expect(text.length).toBeGreaterThan(440);
      expect(smsParts(text)).toBe(3);
    },
  );

  it.each(workerLanguages)('of a contact in %s holds any words in three parts, on one line', (language) => {
    fc.assert(
      fc.property(anyText, fc.string(), fc.integer({ min: 1, max: 999 }), (employerName, message, number) => {
        const text = consentRequestText(
          workerWords[language],
          request('contact_request', { employerName, number, message: message.repeat(50) }),
        );
        expect(smsParts(text)).toBeLessThanOrEqual(3);
        expect(text).toMatch(/^[A-Za-z0-9 .,:;!?'"()&%+/*#=-]+$/);
        expect(text.endsWith(` ${workerWords[language].choices(number)}`)).toBe(true);
      }),
    );
  });
});
