import { WordmarkLink } from '@repo/ui/brand/WordmarkLink';
import { PageHeader, type Back } from '@repo/ui/components/PageHeader';
import { LockIcon } from '@repo/ui/icons/LockIcon';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { Content, type ContentProps } from '@repo/ui/primitives/Content';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBackKey } from '@repo/app-shell/hooks/use-back-key';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import { LinkedTabs } from './MainTabs.tsx';
import { TopStrip } from './TopStrip.tsx';

interface ScreenProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly back?: Back;
  readonly action?: ReactNode;
  /** Above it on a phone too: the brand and the account, and on a page of a payment a lock. */
  readonly phoneHead?: 'brand' | 'payment' | undefined;
  readonly width?: NonNullable<ContentProps['width']>;
  /** A `BottomBar` with the main action, always visible. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
}

/** A screen behind the sign-in: its title, the way back, its content. On a desk the brand, the tabs and the account are above it. */
export function Screen({
  title,
  subtitle,
  back,
  action,
  width = 'reading',
  phoneHead,
  bottom,
  children,
}: ScreenProps) {
  useScreen(title);
  useBackKey(back);
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  const { pathname } = useLocation();
  return (
    <AppShell
      bars={phoneHead === undefined ? 'desk' : 'header'}
      bottomBar={bottom}
      {...(signedIn && {
        header: (
          <TopStrip>
            <Inline>
              <WordmarkLink href={paths.dashboard} state={{ activeTab: 'home' }} />
              {phoneHead === 'payment' && (
                <Inline gap="xxsmall">
                  <LockIcon size="small" />
                  <Text as="span" size="small" weight="medium">
                    Secure payment
                  </Text>
                </Inline>
              )}
            </Inline>
          </TopStrip>
        ),
        tabBar: <LinkedTabs path={pathname} />,
      })}
    >
      <Content width={width}>
        <Stack gap="large">
          <PageHeader title={title} subtitle={subtitle} back={back} action={action} />
          {children}
        </Stack>
      </Content>
    </AppShell>
  );
}
