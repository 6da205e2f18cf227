import type { CheckKind } from './check.ts';
import { levelNames, packageLevels, upgradeOf, type AccessLevel, type PackageLevel } from './packages.ts';

/** The sections of a report, in order (employer spec 2, Verification report). */
export const reportSections = [
  'identity',
  'police_clearance',
  'health',
  'misconduct',
  'references',
  'work_history',
  'social_screening',
  'reviews',
  'recommendation',
] as const;
export type ReportSection = (typeof reportSections)[number];

/** The section of a report that holds a check's result. Reviews come from no check. */
export const sectionOfCheck: Readonly<Record<CheckKind, Exclude<ReportSection, 'reviews'>>> = {
  identity: 'identity',
  references: 'references',
  criminal_record: 'police_clearance',
  social_media: 'social_screening',
  health: 'health',
  work_history: 'work_history',
  misconduct_registry: 'misconduct',
  final_review: 'recommendation',
};

/**
 * The sections that a report shows. The reviews of other employers go on after its end, so an ended report has none
 * (decisions 6).
 */
export const reportSectionsOf = (ended: object | null): readonly ReportSection[] =>
  ended === null ? reportSections : reportSections.filter((section) => section !== 'reviews');

export const reportSectionLabels: Readonly<Record<ReportSection, string>> = {
  identity: 'Identity Verification',
  police_clearance: 'Criminal Background Check',
  health: 'Health Check',
  misconduct: 'Misconduct Registry',
  references: 'Employment References',
  work_history: 'Work History',
  social_screening: 'Social Media Screening',
  reviews: 'Reviews Summary',
  recommendation: 'Recommendation',
};

/** The name of a section in a contents list and in the verdict. */
export const reportSectionNames: Readonly<Record<ReportSection, string>> = {
  identity: 'Identity',
  police_clearance: 'Criminal record',
  health: 'Health',
  misconduct: 'Misconduct registry',
  references: 'References',
  work_history: 'Work history',
  social_screening: 'Social media',
  reviews: 'Reviews',
  recommendation: 'Recommendation',
};

/** `summary`: counts without details. */
export type SectionState = 'open' | 'summary' | 'locked';

/**
 * The readable sections of each level (employer spec 6, decisions 8). Police clearance, health and social screening need
 * standard. Full references and work history need premium; lite and standard see a summary of references. The registry is
 * open from the first package on, and reviews to every employer: they protect children and cost nothing more to show.
 */
const table: Readonly<Record<AccessLevel, Readonly<Record<ReportSection, SectionState>>>> = {
  none: {
    identity: 'locked',
    police_clearance: 'locked',
    health: 'locked',
    misconduct: 'locked',
    references: 'locked',
    work_history: 'locked',
    social_screening: 'locked',
    reviews: 'open',
    recommendation: 'locked',
  },
  lite: {
    identity: 'open',
    police_clearance: 'locked',
    health: 'locked',
    misconduct: 'open',
    references: 'summary',
    work_history: 'locked',
    social_screening: 'locked',
    reviews: 'open',
    recommendation: 'open',
  },
  standard: {
    identity: 'open',
    police_clearance: 'open',
    health: 'open',
    misconduct: 'open',
    references: 'summary',
    work_history: 'locked',
    social_screening: 'open',
    reviews: 'open',
    recommendation: 'open',
  },
  premium: {
    identity: 'open',
    police_clearance: 'open',
    health: 'open',
    misconduct: 'open',
    references: 'open',
    work_history: 'open',
    social_screening: 'open',
    reviews: 'open',
    recommendation: 'open',
  },
};

export const sectionState = (level: AccessLevel, section: ReportSection): SectionState =>
  table[level][section];

/** The package level in the section's upgrade prompt, or null for an open section. */
export function sectionUpgrade(level: AccessLevel, section: ReportSection): PackageLevel | null {
  return sectionState(level, section) === 'open' ? null : upgradeOf(level);
}

/** The lowest package level that shows the whole section. */
export const openFrom = (section: ReportSection): PackageLevel | undefined =>
  packageLevels.find((level) => sectionState(level, section) === 'open');

/**
 * Standard opens the health section, premium includes the health check (decisions 8). The note prevents a purchase of
 * standard for the check.
 */
const HEALTH_IS_MADE_WITH = 'The health check itself is made with the Premium Check.';

/** The note on a section beside the package that opens it. */
export const unlockNote = (section: ReportSection): string | null =>
  section === 'health' ? HEALTH_IS_MADE_WITH : null;

/** Which package has a locked section, without an offer. */
export function lockedIn(section: ReportSection): string {
  const needed = openFrom(section);
  return needed === undefined ? 'Not part of your package.' : `Part of the ${levelNames[needed]} package.`;
}

/** The same with the note on the section. */
export const lockedText = (section: ReportSection): string =>
  [lockedIn(section), unlockNote(section)].filter(Boolean).join(' ');

/** Identity details show when a package exists and the identity is verified (employer spec 6). */
export const showsIdentityDetails = (level: AccessLevel, smileStatus: string): boolean =>
  level !== 'none' && smileStatus === 'verified';
