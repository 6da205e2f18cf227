import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { WordmarkLink } from '@repo/ui/brand/WordmarkLink';
import { ButtonLink } from '@repo/ui/components/Button';
import { TornPage } from '@repo/ui/drawings/TornPage';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { LostPage } from '@repo/ui/patterns/LostPage';
import { Content } from '@repo/ui/primitives/Content';
import { useLocation } from 'react-router';
import { demonstrationPath, paths } from '../paths.ts';
import { session } from '../session/session.ts';
import { LinkedTabs } from './MainTabs.tsx';
import { TopStrip } from './TopStrip.tsx';
import { VisitorStrip } from './VisitorStrip.tsx';

const codeAddress = () => `${landingAddress()}r`;

/** The brand, the tabs and the account stand above it on a phone too: here a user looks for the way home. */
function useFrame() {
  const { pathname } = useLocation();
  if (!session.isSignedIn()) return { header: <VisitorStrip /> };
  return {
    header: (
      <TopStrip>
        <WordmarkLink href={paths.dashboard} state={{ activeTab: 'home' }} />
      </TopStrip>
    ),
    tabBar: <LinkedTabs path={pathname} />,
  };
}

const waysOf = (isSignedIn: boolean) =>
  isSignedIn
    ? [
        { label: 'Find a worker', href: paths.dashboard, state: { activeTab: 'workers' } },
        { label: 'Your verifications', href: paths.verificationsList },
        { label: 'Check the code of a report', href: codeAddress() },
      ]
    : [
        { label: 'Sign In', href: paths.login },
        { label: 'See how it works', href: demonstrationPath('payment-success') },
        { label: 'Check the code of a report', href: codeAddress() },
      ];

/** An unknown address. No error of the app, and no retry, because a retry would also find nothing. */
export function NoScreen() {
  useScreen('Page Not Found');
  const isSignedIn = session.isSignedIn();
  return (
    <AppShell {...useFrame()}>
      <Content width="wide">
        <LostPage
          drawing={<TornPage />}
          title="Page Not Found"
          text="There is no screen at this address. Nothing that you saved or paid for is lost."
          action={
            isSignedIn ? (
              <ButtonLink href={paths.dashboard}>Go to Dashboard</ButtonLink>
            ) : (
              <ButtonLink href={landingAddress()}>Home</ButtonLink>
            )
          }
          waysTitle="Where to go from here"
          ways={waysOf(isSignedIn)}
        />
      </Content>
    </AppShell>
  );
}
