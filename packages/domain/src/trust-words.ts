import { levelNames, packageLevels } from './packages.ts';
import { componentOpensWith, LOCKED_COMPONENTS } from './trust-breakdown.ts';
import {
  RECENT_PROFILE_MONTHS,
  trustComponentLabels,
  trustComponents,
  trustStates,
  type TrustComponent,
  type TrustState,
} from './trust-score.ts';

/** `finding` and `unable_to_verify` say why points are missing, where the reader's own report says so. */
export const trustRowStates = [...trustStates, 'finding', 'unable_to_verify', 'locked'] as const;
export type TrustRowState = (typeof trustRowStates)[number];

/**
 * How a worker earned or can earn a component's points. No text is more certain than the state: missing may mean
 * unverifiable.
 */
const explanations: Readonly<Record<TrustComponent, Readonly<Record<TrustState, string>>>> = {
  identity: {
    earned: 'The identity is verified.',
    missing: 'The identity could not be proven. A new proof that is verified would raise the score.',
    not_checked: 'A selfie and the National ID, once verified, would raise the score.',
    expired: 'Proving the identity again would raise the score.',
  },
  references: {
    earned: 'The references are verified.',
    missing: 'Two references whom our team reaches and verifies would raise the score.',
    not_checked: 'Two references, once our team has reached and verified them, would raise the score.',
    expired: 'Two references whom our team reaches and verifies again would raise the score.',
  },
  admin_approval: {
    earned: 'Our team approved at the end, after it had read every result: its final review is clear.',
    missing:
      'Our team approves at the end, after it has read every result. Its final review was not clear. A later one that is would raise the score.',
    not_checked:
      'Our team approves at the end, after it has read every result. A final review that is clear would raise the score.',
    expired: 'Our team approves at the end. A new final review that is clear would raise the score.',
  },
  police_clearance: {
    earned: 'The police clearance certificate is verified and clear.',
    missing:
      'A police clearance certificate that our team can verify, and that is clear, would raise the score.',
    not_checked:
      'A police clearance certificate that is clear, once our team has verified it, would raise the score.',
    expired: 'A new police clearance certificate would raise the score.',
  },
  no_misconduct: {
    earned: 'The registry was checked, and it holds no upheld record about this worker.',
    missing: 'A later check of the registry that finds no upheld record would raise the score.',
    not_checked: 'A check of the registry that finds no upheld record would raise the score.',
    expired: 'A new check of the registry that finds no upheld record would raise the score.',
  },
  social_screening: {
    earned: 'The screening of public profiles is clear.',
    missing: 'The screening of public profiles was not clear. A later one that is would raise the score.',
    not_checked: 'A screening of public profiles that is clear would raise the score.',
    expired: 'A new screening of public profiles that is clear would raise the score.',
  },
  deep_check: {
    earned: 'A premium check was worked to its end, with no finding in the work history.',
    missing: 'A later premium check that ends with no finding in the work history would raise the score.',
    not_checked:
      'A premium check that is worked to its end, with no finding in the work history, would raise the score.',
    expired: 'A new premium check that ends with no finding in the work history would raise the score.',
  },
  recent_profile: {
    earned: `The profile was edited within the last ${RECENT_PROFILE_MONTHS} months.`,
    missing: 'A completed profile raises the score.',
    not_checked: 'A completed profile raises the score.',
    expired: `The profile was last edited more than ${RECENT_PROFILE_MONTHS} months ago. Editing it raises the score.`,
  },
};

export interface WireTrustRow {
  readonly component: string;
  readonly points: number;
  readonly max: number;
  readonly state: string;
}

/** A row of the breakdown in words, the same on the screen and on paper. */
export interface ExplainedRow {
  readonly id: string;
  readonly label: string;
  readonly state: TrustRowState;
  readonly points: number;
  readonly max: number;
  /** How the worker earned or can earn the points. */
  readonly text: string;
}

const LOCKED_LABEL = 'Locked checks';
const NOT_SHOWN = 'Not shown here.';

/** The outcomes of the checks in one report, by the component of the score that they can earn. */
export type ScoreOutcomes = Readonly<Partial<Record<TrustComponent, string | null>>>;

/**
 * A breakdown in words. An unknown row keeps its points.
 *
 * @param outcomes of the reader's own report. They say no more than the report does, and nothing of a later check that
 * somebody else paid for.
 */
export const explainedRows = (rows: readonly WireTrustRow[], outcomes: ScoreOutcomes = {}): ExplainedRow[] =>
  rows.map(({ component, points, max, state }) => {
    const known = trustComponents.find((each) => each === component);
    const open = trustStates.find((each) => each === state);
    const counts = { id: component, points, max };
    return known === undefined || open === undefined
      ? { ...counts, label: LOCKED_LABEL, state: 'locked', text: lockedText(rows) }
      : {
          ...counts,
          label: trustComponentLabels[known],
          state: open === 'missing' ? missingState(outcomes[known]) : open,
          text: explanations[known][open],
        };
  });

const missingState = (outcome: string | null | undefined): TrustRowState =>
  outcome === 'finding' || outcome === 'unable_to_verify' ? outcome : 'missing';

/** The packages that open the hidden components, from the lowest on, without the components' states. */
function lockedText(rows: readonly WireTrustRow[]): string {
  const hidden = trustComponents.filter((each) => rows.every(({ component }) => component !== each));
  const openings = packageLevels.flatMap((level) => {
    const names = hidden
      .filter((each) => componentOpensWith(each) === level)
      .map((each) => trustComponentLabels[each]);
    return names.length === 0 ? [] : `The ${levelNames[level]} Check shows: ${names.join(', ')}.`;
  });
  return rows.some(({ component }) => component === LOCKED_COMPONENTS) && openings.length > 0
    ? openings.join(' ')
    : NOT_SHOWN;
}
