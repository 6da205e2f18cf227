import { lines } from './line.ts';

/** spec/employer.md sections 2, 4, 5 and 7: the package choice. */
export const packageChoice = lines('package', {
  'card-name': [
    'Package cards with name and price',
    'apps/employer/src/pages/package/PackagePage.test.tsx > shows each package with its price, what it is and holds, and which one is recommended',
  ],
  'card-features': [
    'Package cards with description and features',
    'apps/employer/src/pages/package/PackagePage.test.tsx > shows each package with its price, what it is and holds, and which one is recommended',
  ],
  'card-recommended': [
    "A 'Recommended' tag when popular",
    'apps/employer/src/pages/package/PackagePage.test.tsx > shows each package with its price, what it is and holds, and which one is recommended',
  ],
  bar: [
    'A fixed bottom bar with the total and the pay button',
    'apps/employer/src/pages/package/PackageChooser.test.tsx > shows the total of the chosen package beside the button that pays it',
    'packages/ui/src/patterns/BottomBar/BottomBar.stories.tsx > OnPhone',
  ],
  columns: [
    'The grid has 3 columns above 768 px width',
    'apps/employer/src/pages/package/PackagePage.stories.tsx > KnownWorkerOnDesktop',
  ],
  default: [
    'The selected package defaults to standard',
    'apps/employer/src/pages/package/PackagePage.test.tsx > has the standard package chosen, and goes on to its payment at once',
  ],
  existing: [
    "Existing worker: button 'Pay & Start Verification'",
    'apps/employer/src/pages/package/PackagePage.stories.tsx > KnownWorker',
    'tooling/e2e/journeys/money/direct-purchase.e2e.ts > a worker who is asked after the payment says yes, and the case opens',
  ],
  'existing-immediate': [
    'Existing worker: payment immediate',
    'apps/employer/src/pages/package/PackagePage.test.tsx > has the standard package chosen, and goes on to its payment at once',
  ],
  'new-invite': [
    "New invite (state isNewInvite): button 'Send Invitation & Pay'",
    'apps/employer/src/pages/package/PackagePage.stories.tsx > NewInvitation',
    'apps/employer/src/pages/package/PackagePage.test.tsx > asks a new worker first, and says where her invitation stands',
    'tooling/e2e/journeys/employer/invitation-open.e2e.ts > runs out there by itself, and can be sent again',
  ],
  'new-invite-later': [
    'For new invites the payment is only processed after the worker accepts',
    'apps/employer/src/pages/package/PackagePage.test.tsx > asks a new worker first, and says where her invitation stands',
    'apps/api/test/purchases.test.ts > waits for an invited worker to accept, and then opens the case with the payment',
    'tooling/e2e/journeys/employer/invitation-open.e2e.ts > runs out there by itself, and can be sent again',
  ],
  'none-chosen': [
    "'Please select a package first.'",
    'apps/employer/src/pages/package/PackageChooser.test.tsx > says beside the button that nothing is chosen, and pays nothing',
  ],
  already: [
    "A 'Package Already Purchased' screen shows order details",
    'apps/employer/src/pages/package/PackagePage.test.tsx > shows the order of what is bought already, and the way to the verifications',
    'tooling/e2e/journeys/money/main-job.e2e.ts > an employer invites, pays, follows the checks and reads the report',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'already-go': [
    "'Go to Verifications' (to /verifications-list)",
    'apps/employer/src/pages/package/PackagePage.test.tsx > shows the order of what is bought already, and the way to the verifications',
  ],
  'already-entity': [
    'Existing purchase info: order_number, package_name, status, paid_at, amount_paid',
    'apps/employer/src/pages/payment/PaymentPage.test.tsx > shows of a package that is paid already its whole order',
    'apps/employer/src/pages/package/PackagePage.test.tsx > shows the order of what is bought already, and the way to the verifications',
  ],
  'upgrade-inline': [
    'An upgrade prompt: the inline variant',
    'packages/ui/src/components/UpgradePrompt/UpgradePrompt.stories.tsx > ByKeyboard',
    'apps/employer/src/pages/report/ReportPage.test.tsx > tells with %s in %s what the next package brings, and costs',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'upgrade-modal': [
    'An upgrade prompt: the modal variant',
    'packages/ui/src/components/UpgradePrompt/UpgradePrompt.stories.tsx > Modal',
    'apps/employer/src/pages/report/ReportPage.test.tsx > sums up on request what the next package adds, and lets her stay',
    'apps/employer/src/pages/report/ReportPage.stories.tsx > UpgradeAsked',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'upgrade-banner': [
    'An upgrade prompt: the banner variant',
    'packages/ui/src/components/UpgradePrompt/UpgradePrompt.stories.tsx > BannerOnNarrowestPhone',
    'apps/employer/src/pages/package/PackagePage.stories.tsx > Upgrade',
    'apps/employer/src/pages/package/PackagePage.test.tsx > offers from what is bought already the next package, at its whole price',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'upgrade-goes': [
    'Upgrade goes to /package with query upgrade=true, from, to and worker',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/pages/report/ReportPage.test.tsx > locks for %s %j, and offers the next package',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'upgrade-handler': [
    'Upgrade calls a handler where one is supplied',
    'packages/ui/src/components/UpgradePrompt/UpgradePrompt.stories.tsx > ByKeyboard',
    'apps/employer/src/pages/package/PackagePage.test.tsx > goes on to the payment of the whole price, from the prompt as from the bar',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  'upgrade-later': [
    "'Maybe Later' goes back in history",
    'apps/employer/src/pages/package/PackagePage.test.tsx > goes back when the upgrade is put off',
    'tooling/e2e/journeys/money/upgrade.e2e.ts > an employer goes from lite to standard to premium, and reads at each what she paid for',
  ],
  call: [
    'GET /api/packages answers a list of packages, matched by id',
    'apps/api/test/sign-in.test.ts > sells the packages at the prices of the database, to anybody who asks',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
  ],
  entity: [
    'Package: id, name, price, priceDisplay, description, features, popular',
    'packages/api-client/src/normalise/normalise.test.ts > has its price in cents and its features as a list, however they came',
  ],
  features: [
    'Features are a list, or a string split on plus or comma',
    'packages/domain/src/packages.test.ts > reads %s',
    'packages/api-client/src/normalise/normalise.test.ts > has its price in cents and its features as a list, however they came',
  ],
  'id-16': [
    'Package 16 is Basic Verification',
    'packages/domain/src/packages.test.ts > $id is the $name, as decided',
  ],
  'id-17': [
    'Package 17 is Standard Verification',
    'packages/domain/src/packages.test.ts > $id is the $name, as decided',
  ],
  'id-18': [
    'Package 18 is Premium Verification',
    'packages/domain/src/packages.test.ts > $id is the $name, as decided',
  ],
  'id-19': [
    'Package 19 is Urgent Verification',
    'packages/domain/src/packages.test.ts > $id is the $name, as decided',
  ],
  'id-20': [
    'Package 20 is Deep Check',
    'packages/domain/src/packages.test.ts > $id is the $name, as decided',
  ],
  'id-other': [
    "Any other package id is shown as 'Verification'",
    'packages/domain/src/packages.test.ts > calls package %d a verification like any other',
  ],
  'deep-check-confirmation': [
    'The Deep Check report costs KES 2,000, shown with a pay confirmation',
    'apps/employer/src/pages/report/DeepCheckOffer.test.tsx > is offered at the price that is charged, and leads to its payment',
  ],
});
