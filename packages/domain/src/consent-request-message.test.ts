import { describe, expect, it } from 'vitest';
import {
  consentRequestKinds,
  consentRequestMessage,
  lateness,
  quotedInApp,
  type RequestNow,
  type ShownRequest,
} from './consent-request-message.ts';
import { stepsOfLevel } from './check.ts';
import { DEFAULT_CONTACT_MESSAGE } from './contact-request.ts';
import { workerLanguages } from './worker-profile.ts';

const shown = (change: Partial<ShownRequest> = {}): ShownRequest => ({
  kind: 'invitation',
  employer: 'Njeri Test',
  checks: stepsOfLevel.lite,
  quote: '',
  ...change,
});

describe('askMessage', () => {
  it.each([
    [
      'an invitation',
      shown(),
      'Njeri Test asks to check you before hiring you. It is free for you. If you accept, we look into: your identity, your references, the misconduct registry. Njeri Test then sees the results and your trust score. Your yes counts for these checks for 90 days, or until you take it back. For more checks we ask you again.',
    ],
    [
      'a check without a known package',
      shown({ kind: 'consent', checks: [] }),
      'Njeri Test asks to check you for work, and has paid for it. It is free for you.',
    ],
    [
      'a request by an employer whose name cannot be shown',
      shown({ kind: 'contact_request', employer: '', checks: [] }),
      'An employer asks for your name and phone number to contact you about work. If you accept, this employer sees your name and number at once, until you take it back.',
    ],
    [
      'a request of her contact',
      shown({ kind: 'contact_request', checks: [], quote: 'Please call.' }),
      'Njeri Test asks for your name and phone number to contact you about work. Message: "Please call." If you accept, this employer sees your name and number at once, until you take it back.',
    ],
    [
      'a request of her contact without words',
      shown({ kind: 'contact_request', checks: [] }),
      'Njeri Test asks for your name and phone number to contact you about work. If you accept, this employer sees your name and number at once, until you take it back.',
    ],
  ])('says %s in English', (_, request, text) => {
    expect(consentRequestMessage('en', request)).toBe(text);
  });

  it.each(
    consentRequestKinds.flatMap((kind) => workerLanguages.map((language) => [kind, language] as const)),
  )('names who asks in a %s in %s, and never the review of it all', (kind, language) => {
    const text = consentRequestMessage(language, shown({ kind, checks: stepsOfLevel.premium }));
    expect(text).toMatch(/^Njeri Test /);
    expect(text).not.toMatch(/undefined|final review|mapitio/);
  });

  it('says in Kiswahili what is asked, what is looked into and who then sees what', () => {
    const [invitation, consent, contact] = consentRequestKinds.map((kind) =>
      consentRequestMessage('sw', shown({ kind, checks: ['identity'], quote: 'Piga simu.' })),
    );
    const follows =
      'Ukikubali, tunaangalia: utambulisho wako. Kisha Njeri Test anaona matokeo na alama yako ya uaminifu. Ruhusa yako ni ya ukaguzi huu kwa siku 90, au hadi uiondoe. Kwa ukaguzi zaidi tutakuuliza tena.';
    expect(invitation).toBe(`Njeri Test anaomba kukuchunguza kabla ya kukuajiri. Ni bure kwako. ${follows}`);
    expect(consent).toBe(
      `Njeri Test anaomba kukuchunguza kwa ajili ya kazi, na amelipia. Ni bure kwako. ${follows}`,
    );
    expect(contact).toBe(
      'Njeri Test anaomba jina lako na nambari yako ya simu ili awasiliane nawe kuhusu kazi. Ujumbe: "Piga simu." Ukikubali, mwajiri huyu anaona jina na nambari yako mara moja, hadi uondoe ruhusa yako.',
    );
  });

  it.each([
    [
      'en',
      'social media, the misconduct registry, police clearance (Certificate of Good Conduct). You can accept without one: only this check waits. A new one costs KES 1,050. Njeri Test then sees',
    ],
    [
      'sw',
      'mitandao ya kijamii, rekodi ya makosa kazini, Cheti cha Tabia Njema (Good Conduct). Unaweza kukubali bila hicho: ni ukaguzi huu tu utakaosubiri. Kipya ni KES 1,050. Kisha Njeri Test anaona',
    ],
  ] as const)(
    'has in %s, as its card, that the paper is not needed for a yes, right behind its name',
    (language, words) => {
      expect(consentRequestMessage(language, shown({ checks: stepsOfLevel.standard }))).toContain(words);
      expect(consentRequestMessage(language, shown())).not.toContain('KES');
    },
  );

  it.each(workerLanguages)('lists each check of a package in %s', (language) => {
    const [, listed = ''] =
      /: (.+?)\./.exec(consentRequestMessage(language, shown({ checks: stepsOfLevel.premium }))) ?? [];
    expect(new Set(listed.split(', ').filter((word) => word.trim() !== '')).size).toBe(7);
  });
});

describe('quotedInApp', () => {
  it.each([
    ['the default text', DEFAULT_CONTACT_MESSAGE, ''],
    ['a link', 'Call me https://bad.example/x now', 'Call me now'],
    ['plain words', 'Two children.', 'Two children.'],
  ])('of %s', (_, message, quoted) => {
    expect(quotedInApp(message)).toBe(quoted);
  });

  it('is no longer than a card can hold', () => {
    expect(quotedInApp('word '.repeat(500)).length).toBeLessThanOrEqual(400);
  });
});

describe('lateness', () => {
  const now = new Date('2026-03-03T09:00:00.000Z');
  const earlier = new Date(now.getTime() - 1);
  const later = new Date(now.getTime() + 1);
  const open: RequestNow = {
    status: 'open',
    expiresAt: later,
    withdrawnAt: null,
    isOptedOut: false,
  };

  it.each<[string, Partial<RequestNow>, 'accepted' | 'declined', ReturnType<typeof lateness>]>([
    ['a yes in the last millisecond', {}, 'accepted', null],
    ['a no in the last millisecond', {}, 'declined', null],
    ['a yes at the very end', { expiresAt: now }, 'accepted', 'requestExpired'],
    ['a no at the very end', { expiresAt: now }, 'declined', 'requestExpired'],
    ['a yes after the end', { expiresAt: earlier }, 'accepted', 'requestExpired'],
    ['a yes after STOP', { isOptedOut: true }, 'accepted', 'messagesStopped'],
    ['a no after STOP', { isOptedOut: true }, 'declined', null],
    ['a yes after STOP and the end', { isOptedOut: true, expiresAt: now }, 'accepted', 'requestExpired'],
    ['the same yes again', { status: 'accepted' }, 'accepted', null],
    ['the same yes again, after the end', { status: 'accepted', expiresAt: earlier }, 'accepted', null],
    ['the same yes again, after STOP', { status: 'accepted', isOptedOut: true }, 'accepted', null],
    ['a no after a yes', { status: 'accepted' }, 'declined', 'requestAcceptedBefore'],
    ['the same no again', { status: 'declined' }, 'declined', null],
    ['a yes after a no', { status: 'declined' }, 'accepted', 'requestDeclinedBefore'],
    [
      'a yes after a yes that was taken back',
      { status: 'accepted', withdrawnAt: earlier },
      'accepted',
      'requestConsentWithdrawn',
    ],
    [
      'a no after a yes that was taken back',
      { status: 'accepted', withdrawnAt: earlier },
      'declined',
      'requestConsentWithdrawn',
    ],
    ['a yes to one that ran out', { status: 'expired' }, 'accepted', 'requestExpired'],
    [
      'a no to one that is marked as run out before its end',
      { status: 'expired', expiresAt: later },
      'declined',
      'requestExpired',
    ],
    ['a yes to one that was taken back', { status: 'withdrawn' }, 'accepted', 'requestWithdrawn'],
    ['a no to one that was taken back', { status: 'withdrawn' }, 'declined', 'requestWithdrawn'],
  ])('of %s', (_, change, answer, late) => {
    expect(lateness({ ...open, ...change }, answer, now)).toBe(late);
  });
});
