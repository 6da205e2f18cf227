import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { contact } from './contact.ts';
import { dashboardHome } from './dashboard-home.ts';
import { dashboardProfile } from './dashboard-profile.ts';
import { dashboardVerifications } from './dashboard-verifications.ts';
import { dashboardWorkers } from './dashboard-workers.ts';
import { demonstration } from './demonstration.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { invitationSent } from './invitation-sent.ts';
import { invite } from './invite.ts';
import { misconduct } from './misconduct.ts';
import { packageChoice } from './package.ts';
import { payment } from './payment.ts';
import { paymentReturn } from './payment-return.ts';
import { permissions } from './permissions.ts';
import { profile } from './profile.ts';
import { publicSite } from './public-site.ts';
import { report } from './report.ts';
import { reviews } from './reviews.ts';
import { routes } from './routes.ts';
import { sharedPieces } from './shared-pieces.ts';
import { signIn } from './sign-in.ts';
import { verificationsList } from './verifications-list.ts';
import { workerCalls } from './worker-calls.ts';
import { workerCompleteProfile } from './worker-complete-profile.ts';
import { workerConstants } from './worker-constants.ts';
import { workerDashboard } from './worker-dashboard.ts';
import { workerDocuments } from './worker-documents.ts';
import { workerEntities } from './worker-entities.ts';
import { workerEntry } from './worker-entry.ts';
import { workerErrors } from './worker-errors.ts';
import { workerOnboarding } from './worker-onboarding.ts';
import { workerOtp } from './worker-otp.ts';
import { workerOwnProfile } from './worker-own-profile.ts';
import { workerProfile } from './worker-profile.ts';
import { workerReferences } from './worker-references.ts';
import { workerRequests } from './worker-requests.ts';
import { workerReviews } from './worker-reviews.ts';
import { workerRoutes } from './worker-routes.ts';
import { workerVerification } from './worker-verification.ts';
import { writeReview } from './write-review.ts';
import type { Line } from './line.ts';

/** Everything that the specification says about the employers' app. */
const employerLines: readonly Line[] = [
  ...routes,
  ...signIn,
  ...dashboardHome,
  ...dashboardWorkers,
  ...dashboardVerifications,
  ...dashboardProfile,
  ...workerProfile,
  ...contact,
  ...invite,
  ...packageChoice,
  ...invitationSent,
  ...payment,
  ...paymentReturn,
  ...verificationsList,
  ...reviews,
  ...writeReview,
  ...misconduct,
  ...report,
  ...profile,
  ...errors,
  ...permissions,
  ...calls,
  ...entities,
  ...sharedPieces,
  ...constants,
  ...demonstration,
];

/** Everything that it says about the worker's app. */
const workerLines: readonly Line[] = [
  ...workerRoutes,
  ...workerEntry,
  ...workerOtp,
  ...workerDashboard,
  ...workerRequests,
  ...workerCompleteProfile,
  ...workerOnboarding,
  ...workerVerification,
  ...workerReviews,
  ...workerReferences,
  ...workerOwnProfile,
  ...workerDocuments,
  ...workerErrors,
  ...workerCalls,
  ...workerEntities,
  ...workerConstants,
];

export const allLines: readonly Line[] = [...publicSite, ...employerLines, ...workerLines];
