import {
  reportSectionNames,
  reportSections,
  sectionState,
  type ReportSection,
} from '@repo/domain/report-sections';
import { levelNames, type AccessLevel, type PackageLevel } from '@repo/domain/packages';

/** The title of an offer: the first package is "got", every other package is an upgrade. */
export const offerOf = (from: AccessLevel, to: PackageLevel): string =>
  from === 'none' ? `Get ${levelNames[to]}` : `Upgrade to ${levelNames[to]}`;

/** The title of the screen of an upgrade. */
export const upgradeTitle = (from: PackageLevel | undefined, to: PackageLevel): string =>
  offerOf(from ?? 'none', to);

/** The label of the button, with the price when it is known. */
export const offerFor = (from: AccessLevel, to: PackageLevel, price: string | null): string =>
  price === null ? offerOf(from, to) : `${from === 'none' ? 'Get it' : 'Upgrade'} for ${price}`;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/**
 * What the next package adds to a report, in a sentence or two. Standard opens the section of health, and makes no health
 * check: the sentence promises the check where it is made.
 */
export function sectionsGained(from: AccessLevel, to: PackageLevel): string {
  const named = (sections: readonly ReportSection[]) =>
    listed(sections.map((section) => reportSectionNames[section].toLowerCase()));
  const gains = reportSections.filter(
    (section) => section !== 'health' && sectionState(from, section) !== 'open',
  );
  const opened = gains.filter(
    (section) => sectionState(from, section) === 'locked' && sectionState(to, section) !== 'locked',
  );
  const whole = gains.filter(
    (section) => sectionState(from, section) === 'summary' && sectionState(to, section) === 'open',
  );
  return [
    `It opens ${named(opened)}.`,
    ...(whole.length === 0 ? [] : [`It shows ${named(whole)} in full.`]),
    ...(to === 'premium' ? ['Health is checked too.'] : []),
  ].join(' ');
}
