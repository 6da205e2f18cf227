import type { AccessLevel } from './packages.ts';
import { sectionState, type ReportSection } from './report-sections.ts';
import type { TrustComponent, TrustScore, TrustState } from './trust-score.ts';

/** The row into which the components of locked sections are summed up. */
export const LOCKED_COMPONENTS = 'locked_checks';

export interface BreakdownRow {
  readonly component: TrustComponent | typeof LOCKED_COMPONENTS;
  readonly points: number;
  readonly max: number;
  readonly state: TrustState | 'locked';
}

/**
 * The sections of a report whose result a component's state would tell. Whether her identity is proven is told to whoever
 * may see a worker at all, and her profile's age is no finding.
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
 * How a score is made up, as far as this reader may know: the components of locked sections become one row with their
 * sum, so that the rows still add up and no locked result can be read off them.
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
