import type { NextPoints, OwnPart } from '@repo/domain/own-score/next-points';
import type { TrustTier } from '@repo/domain/trust-tier';
import type { Language } from '../language/languages.ts';

type Names = Readonly<Record<TrustTier, string>>;

/** Each part inside a sentence: in English its subject, in Kiswahili the condition before it. */
const partWords: Readonly<Record<Language, Readonly<Record<OwnPart, string>>>> = {
  en: {
    identity: 'a verified identity',
    references: 'two verified references',
    police_clearance: 'a clear police clearance',
    recent_profile: 'saving your profile again',
  },
  sw: {
    identity: 'utambulisho wako ukithibitishwa',
    references: 'warejelewa wawili wakithibitishwa',
    police_clearance: 'ukileta Cheti cha Tabia Njema kilicho safi',
    recent_profile: 'ukihifadhi wasifu wako tena',
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listOf = (parts: readonly OwnPart[], language: Language): string =>
  new Intl.ListFormat(language).format(parts.map((part) => partWords[language][part]));

/** 'A clear police clearance and two verified references would bring you to Gold.' */
export function nextPointsText(next: NextPoints, language: Language, names: Names): string {
  const isEnglish = language === 'en';
  if ('tier' in next) {
    const parts = capital(listOf(next.parts, language));
    const tier = names[next.tier];
    return isEnglish ? `${parts} would bring you to ${tier}.` : `${parts}, utafika ${tier}.`;
  }
  const part = capital(partWords[language][next.part]);
  return isEnglish ? `${part} would add ${next.adds} points.` : `${part}, utapata alama ${next.adds} zaidi.`;
}
