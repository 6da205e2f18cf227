import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { PageHeader, type Back } from '@repo/ui/components/PageHeader';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { Content } from '@repo/ui/primitives/Content';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';

interface ScreenProps {
  /** In the language of the worker and without personal data, because it is also the title of the document. */
  readonly title: string;
  /** The heading, where it differs from the title: a greeting with the name of the worker. */
  readonly heading?: string;
  readonly subtitle?: ReactNode;
  readonly back?: Back;
  readonly action?: ReactNode;
  readonly width?: 'form' | 'reading' | 'wide';
  /** A `BottomBar` with the main action, always visible. */
  readonly bottom?: ReactNode;
  /** A `TabBar` instead of the bottom bar. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** A screen behind the sign-in: its title, the way back, its content. */
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
  return (
    <AppShell bottomBar={bottom} tabBar={tabs}>
      <Content width={width}>
        <Stack gap="large">
          <PageHeader title={heading} subtitle={subtitle} back={back} action={action} />
          {children}
        </Stack>
      </Content>
    </AppShell>
  );
}
