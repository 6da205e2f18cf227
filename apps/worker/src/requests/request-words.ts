import { brand } from '@repo/domain/brand';
import { formatKes } from '@repo/domain/money';
import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import { POLICE_CERTIFICATE_PRICE_CENTS } from '@repo/domain/police-clearance';
import type { CheckKind } from '@repo/domain/check';
import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import type { Language } from '../language/languages.ts';

interface RequestWords {
  readonly from: string;
  /** In place of the requests, to a worker who was asked before. */
  readonly noneOpen: string;
  /** What opens the SMS of an open request. */
  readonly compare: string;
  /** What opens the words that the worker agreed to. */
  readonly agreed: string;
  /** What an employer asks for, in a word: it stands beside the time that is left. */
  readonly kinds: Readonly<Record<ConsentRequestKind, string>>;
  /** The police clearance by the name that a worker knows. */
  readonly clearance: string;
  /** What opens the meanings of the checks. */
  readonly meanings: string;
  /** What each check does, and what the worker pays others for. The final review checks nothing more. */
  readonly does: Readonly<Record<Exclude<CheckKind, 'final_review'>, string>>;
  /** What an employer sees once the worker shared her contact, and how she knows a false caller. */
  readonly shared: (employer: string, phone: string) => string;
  /** What follows from a no, below its question. The third one has no end, and a request does not say which it is. */
  readonly declineMeans: string;
  /** Where a no can be taken back, after the service's words on it. */
  readonly mendable: string;
  /** What else the way to what she agreed to leads to. */
  readonly agreedWhy: string;
}

const price = formatKes(POLICE_CERTIFICATE_PRICE_CENTS);

/** They are no part of the catalogues, because the requests alone need them. */
export const requestWords: Readonly<Record<Language, RequestWords>> = {
  en: {
    from: `SMS from ${brand.name} to you`,
    noneOpen: 'No request waits for your answer.',
    compare: 'Compare with the SMS',
    agreed: 'The words you agreed to',
    kinds: {
      invitation: 'Check',
      consent: 'Check',
      contact_request: 'Contact',
    },
    clearance: 'Police clearance (Good Conduct)',
    meanings: 'What each check does',
    does: {
      identity: 'We compare your selfie and your ID with the official record.',
      references: 'We call two people whom you name.',
      criminal_record: `We check the certificate that you upload. A new one costs ${price} on eCitizen.`,
      social_media: 'Our team reads what everybody can see about you.',
      health: 'We check a health certificate that you upload.',
      work_history: 'We ask where you worked before, and when.',
      misconduct_registry: 'We look for confirmed reports by employers.',
    },
    shared: (employer, phone) =>
      `${employer} now sees your name and ${phone} and can call you, until you take it back. Ask each caller who it is, and pay nobody for a job.`,
    declineMeans: `We tell this employer. For at least ${REFUSAL_RESTS_DAYS} days this employer can ask you nothing, unless you allow it.`,
    mendable: 'You can change this under “What you agreed to”.',
    agreedWhy: 'Take back a consent, or let an employer ask you again.',
  },
  sw: {
    from: `SMS kutoka ${brand.name} kwako`,
    noneOpen: 'Hakuna ombi linalosubiri jibu lako.',
    compare: 'Linganisha na SMS',
    agreed: 'Maneno uliyokubali',
    kinds: {
      invitation: 'Ukaguzi',
      consent: 'Ukaguzi',
      contact_request: 'Mawasiliano',
    },
    clearance: 'Cheti cha Tabia Njema (Good Conduct)',
    meanings: 'Kila ukaguzi hufanya nini',
    does: {
      identity: 'Tunalinganisha selfie na kitambulisho chako na rekodi rasmi.',
      references: 'Tunawapigia simu watu wawili unaowataja.',
      criminal_record: `Tunakagua cheti unachopakia. Kipya hugharimu ${price} kwenye eCitizen.`,
      social_media: 'Timu yetu husoma kile ambacho kila mtu anaweza kuona kukuhusu.',
      health: 'Tunakagua cheti cha afya unachopakia.',
      work_history: 'Tunauliza ulifanya kazi wapi, na lini.',
      misconduct_registry: 'Tunaangalia kama kuna ripoti za waajiri zilizothibitishwa.',
    },
    shared: (employer, phone) =>
      `Sasa ${employer} anaona jina lako na ${phone}, na anaweza kukupigia, hadi uondoe ruhusa yako. Muulize kila anayepiga ni nani, na usimlipe mtu ili upate kazi.`,
    declineMeans: `Tutamjulisha mwajiri huyu. Kwa siku ${REFUSAL_RESTS_DAYS} au zaidi hawezi kukuuliza lolote, isipokuwa ukimruhusu.`,
    mendable: 'Unaweza kubadilisha hili kwenye “Ulichokubali”.',
    agreedWhy: 'Ondoa idhini, au mruhusu mwajiri akuulize tena.',
  },
};
