import type { AccessLevel } from './packages.ts';
import { sectionState, type ReportSection } from './report-sections.ts';
import type { TrustComponent, TrustScore, TrustState } from './trust-score.ts';

/** The row with the sum of the components of locked sections. */
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

/**
 * The breakdown of a score for a reader. The components of locked sections become one row with their sum, so that the rows
 * still add up and reveal no locked result.
 */
export function breakdownFor(level: AccessLevel, breakdown: TrustScore['breakdown']): BreakdownRow[] {
  const isLocked = ({ component }: { readonly component: TrustComponent }) =>
    sectionsTold[component].some((section) => sectionState(level, section) === 'locked');
  const locked = breakdown.filter(isLocked);
  const open = breakdown.filter((row) => !isLocked(row));
  return locked.length === 0
    ? [...open]
    : [
        ...open,
        {
          component: LOCKED_COMPONENTS,
          points: sumOf(locked, 'points'),
          max: sumOf(locked, 'max'),
          state: 'locked',
        },
      ];
}

const sumOf = (rows: TrustScore['breakdown'], key: 'points' | 'max'): number =>
  rows.reduce((total, row) => total + row[key], 0);
