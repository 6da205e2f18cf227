import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useBackKey } from '@repo/app-shell/hooks/use-back-key';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { demonstrationScreens, type DemonstrationScreen as ScreenName } from '@repo/domain/demonstration';
import { WordmarkLink } from '@repo/ui/brand/WordmarkLink';
import { PageHeader, type Back } from '@repo/ui/components/PageHeader';
import { SampleTag } from '@repo/ui/components/SampleTag';
import { Stepper } from '@repo/ui/components/Stepper';
import { AppShell, type AppShellProps } from '@repo/ui/patterns/AppShell';
import { Content } from '@repo/ui/primitives/Content';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useSyncExternalStore, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { LinkedTabs } from '../../shell/MainTabs.tsx';
import { TopStrip } from '../../shell/TopStrip.tsx';
import { VisitorStrip } from '../../shell/VisitorStrip.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';
import { WaysOn } from './WaysOn.tsx';

const stepNames: Readonly<Record<ScreenName, string>> = {
  'payment-success': 'Payment',
  kickoff: 'Kickoff',
  references: 'Referees',
  progress: 'Progress',
  complete: 'Result',
  report: 'Report',
  contact: 'Contact',
};

interface DemonstrationScreenProps extends DemonstrationProps {
  readonly title: string;
  readonly width?: 'reading' | 'task' | 'wide';
  /** False where they stand in the layout of the screen, above its bar. */
  readonly withWaysOn?: boolean;
  readonly children: ReactNode;
}

/** A screen of the demonstration. It says first that it is one, and ends with the ways on. */
export function DemonstrationScreen({
  demonstration,
  title,
  width = 'reading',
  withWaysOn = true,
  children,
}: DemonstrationScreenProps) {
  const { screen, back } = demonstration;
  const way: Back =
    screen === 'payment-success'
      ? { label: 'Back to the public site', href: landingAddress() }
      : { label: 'Back', onClick: back };
  useScreen(title);
  useBackKey(way);
  return (
    <AppShell {...useFrame()}>
      <Content width={width}>
        <Stack gap="large">
          <PageHeader title={title} back={way} above={<Marked />} />
          <Stepper
            label="Demonstration"
            steps={demonstrationScreens.map((name) => stepNames[name])}
            current={demonstrationScreens.indexOf(screen) + 1}
          />
          {children}
          {withWaysOn && <WaysOn isEnd={screen === 'contact'} />}
        </Stack>
      </Content>
    </AppShell>
  );
}

/** Before the title: 'Payment Successful!' alone would alarm a visitor. */
const Marked = () => (
  <Inline>
    <Text as="span" weight="strong" tone="primary">
      Demonstration
    </Text>
    <SampleTag />
  </Inline>
);

/** As on the other screens for those who are signed in. A visitor sees the brand and the way to sign in. */
function useFrame(): Partial<AppShellProps> {
  const isSignedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  if (!isSignedIn) return { header: <VisitorStrip /> };
  return {
    bars: 'desk',
    header: (
      <TopStrip>
        <WordmarkLink href={paths.dashboard} state={{ activeTab: 'home' }} />
      </TopStrip>
    ),
    tabBar: <LinkedTabs path={paths.safehire} />,
  };
}
