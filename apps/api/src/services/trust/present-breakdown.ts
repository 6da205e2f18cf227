import type { AccessLevel } from '@repo/domain/packages';
import { sectionState, type ReportSection } from '@repo/domain/report-sections';
import type { TrustComponent } from '@repo/domain/trust-score';
import type { Trust } from './read-trust.ts';

export interface BreakdownRow {
  readonly component: string;
  readonly points: number;
  readonly max: number;
  readonly state: string;
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
export function presentBreakdown(level: AccessLevel, breakdown: Trust['breakdown']): BreakdownRow[] {
  const isLocked = ({ component }: { component: TrustComponent }) =>
    sectionsTold[component].some((section) => sectionState(level, section) === 'locked');
  const locked = breakdown.filter(isLocked);
  const open = breakdown.filter((row) => !isLocked(row)).map((row) => ({ ...row }));
  if (locked.length === 0) return open;
  const sum = (pick: (row: BreakdownRow) => number) => locked.reduce((total, row) => total + pick(row), 0);
  return [
    ...open,
    {
      component: 'locked_checks',
      points: sum((row) => row.points),
      max: sum((row) => row.max),
      state: 'locked',
    },
  ];
}
