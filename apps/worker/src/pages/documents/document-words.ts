import type { OwnDocument } from '@repo/api-client/queries/documents';
import type { DocumentKind, DocumentRejection } from '@repo/domain/document';
import type { BadgeTone } from '@repo/ui/components/Badge';
import type { UploadRefusal } from '@repo/ui/components/FileUpload';
import type { PlainKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/languages.ts';

export const titles = {
  nationalId: 'documents.nationalId',
  policeClearance: 'documents.policeClearance',
  certificates: 'documents.certificates',
} as const satisfies Readonly<Record<DocumentKind, PlainKey>>;

export const fileLabels = {
  nationalId: 'documents.nationalId.file',
  policeClearance: 'documents.policeClearance.file',
  certificates: 'documents.certificates.file',
} as const satisfies Readonly<Record<DocumentKind, PlainKey>>;

export const refusals = {
  size: 'documents.error.size',
  kind: 'documents.error.kind',
  empty: 'documents.error.empty',
} as const satisfies Readonly<Record<UploadRefusal, PlainKey>>;

export const rejections = {
  unreadable: 'documents.rejected.unreadable',
  incomplete: 'documents.rejected.incomplete',
  wrong_document: 'documents.rejected.wrong_document',
  other_person: 'documents.rejected.other_person',
  expired: 'documents.rejected.expired',
  not_confirmed: 'documents.rejected.not_confirmed',
} as const satisfies Readonly<Record<DocumentRejection, PlainKey>>;

export type Status = OwnDocument['status'] | 'uploading' | 'failed';

/** The label and the tone of each status of a row. Only an accepted one is done. */
export const statuses: Readonly<Record<Status, { readonly words: PlainKey; readonly tone: BadgeTone }>> = {
  not_uploaded: { words: 'documents.status.not_uploaded', tone: 'default' },
  uploading: { words: 'documents.status.uploading', tone: 'info' },
  failed: { words: 'documents.status.failed', tone: 'warning' },
  uploaded: { words: 'documents.status.uploaded', tone: 'info' },
  accepted: { words: 'documents.status.accepted', tone: 'success' },
  rejected: { words: 'documents.status.rejected', tone: 'danger' },
};

/** The name of a file of hers. The service keeps none. They are no part of the catalogues, as those below. */
export const fileNames: Readonly<Record<Language, Readonly<Record<DocumentKind, string>>>> = {
  en: { nationalId: 'ID card', policeClearance: 'Police clearance', certificates: 'Certificates' },
  sw: { nationalId: 'Kitambulisho', policeClearance: 'Cheti cha Tabia Njema', certificates: 'Vyeti' },
};

/** When a file of hers was sent. */
export const sentOn: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) => `Sent ${day}`,
  sw: (day) => `Imetumwa ${day}`,
};

/** Opens what can be sent. */
export const uploadWords: Readonly<Record<Language, string>> = { en: 'Upload a file', sw: 'Pakia faili' };

/** What a police clearance costs, while it is folded. */
export const policeCost: Readonly<Record<Language, (price: string) => string>> = {
  en: (price) => `Optional. A new one costs ${price}.`,
  sw: (price) => `Si lazima. Kipya ni ${price}.`,
};

/** While a check waits for a police clearance, which she need not have: what goes on, and how this check may end. */
export const clearanceWaited: Readonly<Record<Language, string>> = {
  en: 'A check that you agreed to waits for this. The other checks go on. If you send none, this one may end as “Unable to verify”.',
  sw: 'Ukaguzi ulioukubali unasubiri cheti hiki. Ukaguzi mwingine unaendelea. Usipotuma, huu unaweza kuishia “Haikuthibitika”.',
};

interface HealthWords {
  /** Which packages ask for one: those of the premium level. */
  readonly use: string;
  readonly source: string;
  readonly without: string;
}

/** Of the health certificate, the one certificate that a check reads. No price is known: each clinic has its own. */
export const healthWords: Readonly<Record<Language, HealthWords>> = {
  en: {
    use: 'A Premium or Deep Check asks for a health certificate.',
    source:
      'A Premium or Deep Check asks for a health certificate. A hospital or clinic gives it after an examination. Ask there what it costs: you pay them, we do not sell it.',
    without: 'Without one, only that check waits. It never changes your score.',
  },
  sw: {
    use: 'Ukaguzi wa Premium au Deep Check unahitaji cheti cha afya.',
    source:
      'Ukaguzi wa Premium au Deep Check unahitaji cheti cha afya. Hospitali au kliniki hukitoa baada ya kukupima. Uliza huko bei yake: unawalipa wao, sisi hatukiuzi.',
    without: 'Usipokuwa nacho, ni ukaguzi huo tu utakaosubiri. Hakibadilishi alama yako kamwe.',
  },
};

/** While a check waits for a health certificate: the title of its row calls all certificates optional. */
export const healthWaited: Readonly<Record<Language, string>> = {
  en: 'A check that you agreed to waits for your health certificate. The other checks go on. If you send none, this one may end as “Unable to verify”.',
  sw: 'Ukaguzi ulioukubali unasubiri cheti chako cha afya. Ukaguzi mwingine unaendelea. Usipotuma, huu unaweza kuishia “Haikuthibitika”.',
};

/** Of a copy of her ID card, for which no check asks: the identity check takes its own photos of the card. */
export const idCopy: Readonly<Record<Language, { readonly proven: string; readonly unproven: string }>> = {
  en: {
    proven: 'Your identity is verified. No copy is needed.',
    unproven: 'A copy is optional. We check your identity with photos, under “Verify”.',
  },
  sw: {
    proven: 'Utambulisho wako umethibitishwa. Nakala haihitajiki.',
    unproven: 'Nakala si lazima. Tunakagua utambulisho wako kwa picha, kwenye “Thibitisha”.',
  },
};

/** They are no part of the catalogues, because the documents alone need them. */
export const removedWords: Readonly<Record<Language, string>> = {
  en: 'Document removed.',
  sw: 'Stakabadhi imeondolewa.',
};
