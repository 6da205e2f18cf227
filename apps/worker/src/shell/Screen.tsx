import { useBackKey } from '@repo/app-shell/hooks/use-back-key';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { WordmarkLink } from '@repo/ui/brand/WordmarkLink';
import { PageHeader, type Back } from '@repo/ui/components/PageHeader';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { Content, type ContentProps } from '@repo/ui/primitives/Content';
import { Stack } from '@repo/ui/primitives/Stack';
import { useSyncExternalStore, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import { LinkedTabs } from './LinkedTabs.tsx';

interface ScreenProps {
  /** In the language of the worker and without personal data, because it is also the title of the document. */
  readonly title: string;
  /** The heading, where it differs from the title: a greeting with the name of the worker. */
  readonly heading?: string;
  readonly subtitle?: ReactNode;
  readonly back?: Back;
  readonly action?: ReactNode;
  readonly width?: NonNullable<ContentProps['width']>;
  /** A `BottomBar` with the main action, always visible. */
  readonly bottom?: ReactNode;
  /** Her tabs, also on a phone. Another screen has them on a desk alone, and with null none. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** A screen behind the sign-in: its title, the way back, its content. On a desk the brand and her tabs are above it. */
export function Screen({
  title,
  heading = title,
  subtitle,
  back,
  action,
  width = 'reading',
  bottom,
  tabs,
  children,
}: ScreenProps) {
  useScreen(title);
  useBackKey(back);
  const isHers = useSyncExternalStore(session.subscribe, session.isSignedIn);
  return (
    <AppShell
      bars={tabs ? 'tabs' : 'desk'}
      bottomBar={bottom}
      {...(isHers && {
        header: (
          <Content width="desk">
            <WordmarkLink href={paths.dashboard} />
          </Content>
        ),
        tabBar: tabs === undefined ? <LinkedTabs /> : tabs,
      })}
    >
      <Content width={width}>
        <Stack gap="large">
          <PageHeader title={heading} subtitle={subtitle} back={back} action={action} />
          {children}
        </Stack>
      </Content>
    </AppShell>
  );
}
