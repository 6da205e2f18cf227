import { brand } from '@repo/domain/brand';
import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_PRICE_CENTS } from '@repo/domain/police-clearance';
import type { CheckKind } from '@repo/domain/check';
import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import type { Language } from '../language/languages.ts';

interface RequestWords {
  readonly from: string;
  /** What opens the SMS of an open request. */
  readonly compare: string;
  /** What opens the words that the worker agreed to. */
  readonly agreed: string;
  /** What an employer asks for, in a word: it stands beside the time that is left. */
  readonly kinds: Readonly<Record<ConsentRequestKind, string>>;
  /** The checks at a glance. A yes counts for them in the whole words of the question, which stand with their meanings. */
  readonly names: Readonly<Record<Exclude<CheckKind, 'final_review'>, string>>;
  /** What opens the meanings of the checks. */
  readonly meanings: string;
  /** What each check does, and what the worker pays others for. The final review checks nothing more. */
  readonly does: Readonly<Record<Exclude<CheckKind, 'final_review'>, string>>;
  /** What an employer sees once the worker shared her contact. */
  readonly shared: (phone: string) => string;
}

const price = formatKes(POLICE_CERTIFICATE_PRICE_CENTS);

/** They are no part of the catalogues, because the requests alone need them. */
export const requestWords: Readonly<Record<Language, RequestWords>> = {
  en: {
    from: `SMS from ${brand.name} to you`,
    compare: 'Compare with the SMS',
    agreed: 'The words you agreed to',
    kinds: {
      invitation: 'Check',
      consent: 'Check',
      contact_request: 'Contact',
    },
    names: {
      identity: 'Identity',
      references: 'References',
      criminal_record: 'Police clearance. You can accept without one.',
      social_media: 'Social media',
      health: 'Health',
      work_history: 'Work history',
      misconduct_registry: 'Misconduct registry',
    },
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
    shared: (phone) =>
      `This employer now sees your name and ${phone} and can call you, until you take it back.`,
  },
  sw: {
    from: `SMS kutoka ${brand.name} kwako`,
    compare: 'Linganisha na SMS',
    agreed: 'Maneno uliyokubali',
    kinds: {
      invitation: 'Ukaguzi',
      consent: 'Ukaguzi',
      contact_request: 'Mawasiliano',
    },
    names: {
      identity: 'Utambulisho',
      references: 'Warejelewa',
      criminal_record: 'Cheti cha Tabia Njema. Unaweza kukubali bila hicho.',
      social_media: 'Mitandao ya kijamii',
      health: 'Afya',
      work_history: 'Historia ya kazi',
      misconduct_registry: 'Rekodi ya makosa',
    },
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
    shared: (phone) =>
      `Sasa mwajiri huyu anaona jina lako na ${phone}, na anaweza kukupigia, hadi uondoe ruhusa yako.`,
  },
};
