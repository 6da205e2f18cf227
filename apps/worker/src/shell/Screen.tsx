import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { PageHeader, type Back } from '@repo/ui/components/PageHeader';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { Content } from '@repo/ui/primitives/Content';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';

interface ScreenProps {
  /** In her language, and nothing personal: it is the document's title as well. */
  readonly title: string;
  /** What the screen shows as its heading where that is not its title: a greeting with her name. */
  readonly heading?: string;
  readonly subtitle?: ReactNode;
  readonly back?: Back;
  readonly action?: ReactNode;
  readonly width?: 'form' | 'reading' | 'wide';
  /** A `BottomBar`: the main action, always in sight. */
  readonly bottom?: ReactNode;
  /** A `TabBar`, instead of it. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** A screen behind the sign-in: its name, the way back, its content. */
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
