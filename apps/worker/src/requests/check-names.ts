import type { CheckKind } from '@repo/domain/check';
import type { Language } from '../language/languages.ts';

type NamedKind = Exclude<CheckKind, 'final_review'>;

/** The checks in a word or two, as they stand inside of a sentence. A yes counts for the whole words of the question. */
export const checkNames: Readonly<Record<Language, Readonly<Record<NamedKind, string>>>> = {
  en: {
    identity: 'identity',
    references: 'references',
    criminal_record: 'police clearance',
    social_media: 'social media',
    health: 'health',
    work_history: 'work history',
    misconduct_registry: 'misconduct registry',
  },
  sw: {
    identity: 'utambulisho',
    references: 'warejelewa',
    criminal_record: 'Cheti cha Tabia Njema',
    social_media: 'mitandao ya kijamii',
    health: 'afya',
    work_history: 'historia ya kazi',
    misconduct_registry: 'rekodi ya makosa',
  },
};
