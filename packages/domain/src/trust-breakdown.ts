import { packageLevels, type AccessLevel, type PackageLevel } from './packages.ts';
import { sectionState, type ReportSection } from './report-sections.ts';
import type { TrustComponent, TrustScore, TrustState } from './trust-score.ts';

/** The row in place of the components of locked sections. It has no points (decisions 8). */
export const LOCKED_COMPONENTS = 'locked_checks';

export interface BreakdownRow {
  readonly component: TrustComponent | typeof LOCKED_COMPONENTS;
  readonly points: number;
  readonly max: number;
  readonly state: TrustState | 'locked';
}

/**
 * The sections of a report whose result a component's state would reveal. Every employer who may see a worker learns whether
 * the identity is proven, and the age of the profile is no finding.
 */
const sectionsTold: Readonly<Record<TrustComponent, readonly ReportSection[]>> = {
  identity: [],
  references: ['references'],
  admin_approval: ['recommendation'],
  police_clearance: ['police_clearance'],
  no_misconduct: ['misconduct'],
  social_screening: ['social_screening'],
  deep_check: ['health', 'work_history'],
  recent_profile: [],
};

const isLockedAt = (level: AccessLevel, component: TrustComponent): boolean =>
  sectionsTold[component].some((section) => sectionState(level, section) === 'locked');

/** The lowest package level that shows a component by itself. Undefined for a component that every reader sees. */
export const componentOpensWith = (component: TrustComponent): PackageLevel | undefined =>
  isLockedAt('none', component) ? packageLevels.find((level) => !isLockedAt(level, component)) : undefined;

/**
 * The breakdown of a score for a reader. One row without points stands for the components of locked sections: it reveals
 * no locked result.
 */
export function breakdownFor(level: AccessLevel, breakdown: TrustScore['breakdown']): BreakdownRow[] {
  const open = breakdown.filter(({ component }) => !isLockedAt(level, component));
  return open.length === breakdown.length
    ? [...open]
    : [...open, { component: LOCKED_COMPONENTS, points: 0, max: 0, state: 'locked' }];
}
