import type { NextPoints, OwnPart } from '@repo/domain/own-score/next-points';
import type { TrustTier } from '@repo/domain/trust-tier';
import type { Language } from '../language/languages.ts';

type Names = Readonly<Record<TrustTier, string>>;

/** What would add points, with its verb: in Kiswahili the verb agrees with it. */
const wouldAdd: Readonly<Record<Language, Readonly<Record<OwnPart, string>>>> = {
  en: {
    identity: 'a verified identity would add',
    references: 'two verified references would add',
    police_clearance: 'a clear police clearance would add',
    recent_profile: 'saving your profile again would add',
  },
  sw: {
    identity: 'utambulisho uliothibitishwa ungeongeza',
    references: 'warejelewa wawili waliothibitishwa wangeongeza',
    police_clearance: 'Cheti cha Tabia Njema kisicho na kosa kingeongeza',
    recent_profile: 'kuhifadhi wasifu wako tena kungeongeza',
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'A clear police clearance would add 10 points. Platinum needs 16 more.' */
export function nextPointsText({ part, adds, goal }: NextPoints, language: Language, names: Names): string {
  const would = wouldAdd[language][part];
  if (goal === null)
    return language === 'en' ? `${capital(would)} ${adds} points` : `${capital(would)} alama ${adds}`;
  const { missing } = goal;
  const tier = names[goal.tier];
  if (missing === null)
    return language === 'en'
      ? `${capital(would)} ${adds} points and make you ${tier}`
      : `${capital(would)} alama ${adds} na kukufikisha ${tier}`;
  return language === 'en'
    ? `${capital(would)} ${adds} points. ${tier} needs ${missing}\u00A0more.`
    : `${capital(would)} alama ${adds}. ${tier} inahitaji ${missing}\u00A0zaidi.`;
}
