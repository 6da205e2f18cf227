import { RECORD_COUNTS_YEARS } from '../misconduct.ts';
import { RECENT_PROFILE_MONTHS, trustComponentLabels, type TrustComponent } from '../trust-score.ts';

export interface OwnScoreWords {
  readonly title: string;
  /** In place of the score before anything was checked. */
  readonly unchecked: string;
  /** While checks run. */
  readonly running: string;
  readonly labels: Readonly<Record<TrustComponent, string>>;
  /** Why a part is earned, and what earns it while it is open. */
  readonly texts: Readonly<Record<TrustComponent, { readonly earned: string; readonly open: string }>>;
}

export const english: OwnScoreWords = {
  title: 'How your score is made up',
  unchecked: 'Nothing about you has been checked yet. Until then, employers see no score.',
  running: 'Checks are running, so your score can still rise.',
  labels: trustComponentLabels,
  texts: {
    identity: {
      earned: 'Your identity is verified.',
      open: 'Send a selfie and your National ID under Verification. Once they are verified, you earn these points.',
    },
    references: {
      earned: 'Your references are verified.',
      open: 'Name two people who know your work. Once our team has reached and verified them, you earn these points.',
    },
    admin_approval: {
      earned: 'The final review of our team is clear.',
      open: 'At the end of every check our team writes a final review. A clear one earns these points.',
    },
    police_clearance: {
      earned: 'Your police clearance (Certificate of Good Conduct) is verified and clear.',
      open: 'Upload your Certificate of Good Conduct under Documents. Once our team has verified it for a check, and it is clear, you earn these points.',
    },
    no_misconduct: {
      earned: `The registry was checked, and it holds no upheld record about you from the last ${RECORD_COUNTS_YEARS} years.`,
      open: `In every check our team looks you up in the registry. Without an upheld record from the last ${RECORD_COUNTS_YEARS} years you earn these points.`,
    },
    social_screening: {
      earned: 'The screening of your public profiles is clear.',
      open: 'In a Standard or Premium Check our team looks at your public profiles. A clear result earns these points.',
    },
    deep_check: {
      earned: 'A Premium Check was worked to its end, with no finding in your work history.',
      open: 'A Premium Check that is worked to its end, with no finding in your work history, earns these points. What the health check says never counts.',
    },
    recent_profile: {
      earned: `You edited your profile in the last ${RECENT_PROFILE_MONTHS} months.`,
      open: `Edit your profile and save it. That earns these points for ${RECENT_PROFILE_MONTHS} months.`,
    },
  },
};
