import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageLevels } from '@repo/domain/packages';
import { smsParts } from '@repo/domain/sms-parts';
import { workerLanguages } from '@repo/domain/worker-profile';
import { consentRequestText, textForEmployer, type ConsentRequestText } from './consent-request-text.ts';
import { english } from './english.ts';
import { workerWords } from './in-language.ts';
import { kiswahili } from './kiswahili.ts';
import type { OpenQuestion, WorkerStatus, WorkerWords } from './words.ts';

const plain = /^[\x20-\x7e\n]+$/;
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

const LONGEST_NAME = 'N'.repeat(40);
const one: OpenQuestion[] = [{ number: 7, kind: 'contact_request', employerName: 'Njeri Kamau' }];
const three: OpenQuestion[] = [
  { number: 97, kind: 'invitation', employerName: LONGEST_NAME },
  { number: 98, kind: 'consent', employerName: LONGEST_NAME },
  { number: 99, kind: 'contact_request', employerName: LONGEST_NAME },
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
  thanksForNo: words.thanksForNo(99, 'Njeri Kamau'),
  thanksForNoToLongName: words.thanksForNo(99, LONGEST_NAME),
  code: `${words.code('123456', 10)}\n\n@worker.example.co.ke #123456`,
  whoAsked: words.whoAsked('https://worker.amini.example'),
  notBySms: words.notBySms('WhatsApp +254700000001, privacy@amini.example'),
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

  it.each(['code', 'newDevice', 'thanksForNo', 'thanksForNoToLongName', 'languageChanged', 'noneOpen'])(
    '%s is one part',
    (name) => {
      expect(smsParts(texts(words)[name] ?? '')).toBe(1);
    },
  );

  it('names who asks in a list to choose from, with fewer words where the message is full', () => {
    const [first, second] = [
      { number: 3, kind: 'invitation', employerName: 'Njeri Kamau' },
      { number: 4, kind: 'contact_request', employerName: 'Otieno Test' },
    ] as const;
    for (const write of [words.ambiguous, words.tooLate, words.unknownNumber]) {
      expect(write([first, second])).toMatch(/3 Njeri Kamau \([a-z]+\), 4 Otieno Test \([a-z ]+\)\.$/);
      const long = three.map((each) => ({ ...each, employerName: 'Nyambura Wangari Njeri' }));
      expect(write([...long, ...long].slice(0, 5))).toContain('Nyambura');
      expect(write([...three, ...three, ...three])).not.toContain('NNN');
      expect(smsParts(write(three))).toBeLessThanOrEqual(2);
    }
    expect(words.ambiguous([{ ...first, employerName: '0722' }, second])).toContain(`3 ${words.nameless} (`);
  });

  it('names after a no who can ask nothing, where there is room', () => {
    expect(words.thanksForNo(7, 'Njeri Kamau')).toContain(' Njeri Kamau ');
    expect(words.thanksForNo(7, LONGEST_NAME)).not.toContain('NNN');
    expect(words.thanksForNo(7, '')).toBe(words.thanksForNo(7, LONGEST_NAME));
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
      'Kitambulisho: kimethibitishwa. Wanaokufahamu kazini: 0 kati ya 2 wamethibitisha. Cheti cha Good Conduct: kimekubaliwa. ' +
        'Ukaguzi wa Njeri Wafula: hatua 2 kati ya 6 zimekamilika. Nyingine 3 ziko kwenye app.',
    );
    expect(kiswahili.status({ ...usual, cases: [{ employer: 'Njeri', decided: 6, total: 6 }] })).toMatch(
      /Ukaguzi wa Njeri: umekamilika\.$/,
    );
  });
});

describe('English', () => {
  it('says how things stand', () => {
    expect(english.status({ ...usual, identity: 'pending', policeClearance: 'expired', moreCases: 1 })).toBe(
      'ID: under review. References: 0 of 2 verified. Police clearance (Good Conduct): has run out. ' +
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
    level: kind === 'contact_request' ? null : 'lite',
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
      for (const level of packageLevels) {
        const offered = { employerName: 'Wambui Kamau', level, link, offersLanguage: true };
        expect(say(offered)).toContain(` ${link} `);
        expect(say(offered)).toMatch(endings[language]);
      }
    });

    it('never has three parts for the link', () => {
      const longLink = `${link}${'x'.repeat(200)}`;
      expect(say({ employerName: longName, link: longLink })).toBe(say({ employerName: longName }));
    });
  });

  describe('of an invitation, for the employer who asks', () => {
    const link = 'https://worker.amini.example/i/ABCDEFGH23';
    const asked = (more: Partial<ConsentRequestText>) =>
      request('invitation', { offersLanguage: true, link, ...more });

    it('is word for word the English one to a new worker, without her link and her number', () => {
      for (const level of packageLevels) {
        const sent = consentRequestText(english, asked({ level }));
        expect(textForEmployer(asked({ level }))).toBe(
          sent.replace(link, 'amini…/i/…').replace('YES 7 or NO 7', 'YES … or NO …'),
        );
      }
    });

    it('says nothing of her language and of how often she was asked', () => {
      const texts = [1, 7, 99].flatMap((number) =>
        [true, false].map((offersLanguage) => textForEmployer(asked({ number, offersLanguage }))),
      );
      expect(new Set(texts).size).toBe(1);
    });

    it('has a link only where hers has one', () => {
      const long = asked({ link: `${link}${'x'.repeat(200)}` });
      expect(consentRequestText(english, long)).not.toContain('/i/');
      expect(textForEmployer(long)).not.toContain('/i/');
    });
  });

  it.each(cases)('of %s in %s stays within two parts at every level', (kind, language) => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zA-Zé ]{0,100}$/),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom(...packageLevels),
        (employerName, number, level) => {
          const more = { employerName, number, offersLanguage: true };
          const text = consentRequestText(
            workerWords[language],
            request(kind, kind === 'contact_request' ? more : { ...more, level }),
          );
          expect(smsParts(text)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

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
          /^[A-Za-z0-9 :.,'&-]+$/,
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

  it('names what YES agrees to and for how long, deeper with each level', () => {
    const employerName = 'A';
    const texts = (words: WorkerWords) =>
      packageLevels.map((level) => consentRequestText(words, request('invitation', { employerName, level })));
    expect(texts(english)).toEqual([
      'Amini: A asks to check you before hiring you: ID, references, complaints at work. Free. YES counts for 90 days. Reply YES 7 or NO 7',
      'Amini: A asks to check you before hiring you: ID, references, police record, social media, complaints at work. Free. YES counts for 90 days. Reply YES 7 or NO 7',
      'Amini: A asks to check you before hiring you: ID, references, police record, social media, health, work history, complaints at work. Free. YES counts for 90 days. Reply YES 7 or NO 7',
    ]);
    expect(texts(kiswahili)).toEqual([
      'Amini: A anaomba kukuchunguza kabla ya kukuajiri: kitambulisho, watu wanaokufahamu kazini, malalamiko ya kazini. Ni bure. NDIYO ni ya siku 90. Jibu NDIYO 7 au HAPANA 7',
      'Amini: A anaomba kukuchunguza kabla ya kukuajiri: kitambulisho, watu wanaokufahamu kazini, Good Conduct, mitandao, malalamiko ya kazini. Ni bure. NDIYO ni ya siku 90. Jibu NDIYO 7 au HAPANA 7',
      'Amini: A anaomba kukuchunguza kabla ya kukuajiri: kitambulisho, watu wanaokufahamu kazini, Good Conduct, mitandao, afya, kazi za awali, malalamiko ya kazini. Ni bure. NDIYO ni ya siku 90. Jibu NDIYO 7 au HAPANA 7',
    ]);
  });

  it('of a paid check says that it is paid, and of a contact until when she can answer', () => {
    const employerName = 'A';
    expect(consentRequestText(english, request('consent', { employerName }))).toBe(
      'Amini: A has paid to check you for work: ID, references, complaints at work. Free for you. YES counts for 90 days. Reply YES 7 or NO 7',
    );
    expect(consentRequestText(kiswahili, request('consent', { employerName }))).toBe(
      'Amini: A amelipia kukuchunguza kwa ajili ya kazi: kitambulisho, watu wanaokufahamu kazini, malalamiko ya kazini. Ni bure kwako. NDIYO ni ya siku 90. Jibu NDIYO 7 au HAPANA 7',
    );
    expect(consentRequestText(english, request('contact_request', { employerName }))).toBe(
      'Amini: A asks for your name and phone number to contact you about work. You have 48 hours. Reply YES 7 or NO 7',
    );
    expect(consentRequestText(kiswahili, request('contact_request', { employerName }))).toBe(
      'Amini: A anaomba jina na nambari yako ya simu ili awasiliane nawe kuhusu kazi. Una saa 48. Jibu NDIYO 7 au HAPANA 7',
    );
  });

  it.each(['invitation', 'consent'] as const)(
    'of %s tells a worker who has chosen no language how to get the other',
    (kind) => {
      expect(consentRequestText(english, request(kind, { offersLanguage: true }))).toMatch(
        / YES counts for 90 days\. Kwa Kiswahili jibu KISWAHILI\. Reply YES 7 or NO 7$/,
      );
    },
  );
});
