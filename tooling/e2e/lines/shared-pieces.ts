import { lines } from './line.ts';

/** spec/employer.md section 2, Shared interface pieces. */
export const sharedPieces = lines('shared-pieces', {
  'page-header': [
    'Page header: title and subtitle',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > has its title and subtitle, and leads back to the dashboard',
  ],
  'page-header-back': [
    'Page header: optional back button',
    'packages/ui/src/components/PageHeader/PageHeader.stories.tsx > BackBySelf',
    'apps/employer/src/pages/verifications/VerificationsListPage.test.tsx > leads back to the dashboard',
  ],
  'page-header-action': [
    'Page header: optional right action',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > has a heading, a search and two ways to invite',
  ],
  buttons: [
    'Primary, secondary and ghost buttons',
    'packages/ui/src/components/Button/Button.stories.tsx > Variants',
  ],
  cards: ['Cards', 'packages/ui/src/components/Card/Card.stories.tsx > ThatLeadsOn'],
  avatar: ['Initials avatar', 'packages/ui/src/components/Avatar/Avatar.stories.tsx > BrokenPhoto'],
  'score-circle': [
    'Score circle',
    'packages/ui/src/components/ScoreCircle/ScoreCircle.stories.tsx > Playground',
  ],
  badge: [
    'Badge (default, success, warning, danger)',
    'packages/ui/src/components/Badge/Badge.stories.tsx > Tones',
  ],
  tooltip: ['Tooltip', 'packages/ui/src/components/Tooltip/Tooltip.stories.tsx > ByTap'],
  'tab-bar': ['Bottom tab bar', 'packages/ui/src/components/TabBar/TabBar.stories.tsx > Playground'],
  'trust-badge': [
    'A trust badge shows a tier with the score',
    'packages/ui/src/components/TrustBadge/TrustBadge.stories.tsx > Playground',
  ],
  'status-icons': [
    'Status icons exist for pending, in_progress, completed, failed',
    'packages/ui/src/components/StatusIcon/StatusIcon.stories.tsx > Statuses',
  ],
});
