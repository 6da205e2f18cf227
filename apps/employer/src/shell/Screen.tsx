import { PageHeader, type Back } from '@repo/ui/components/PageHeader';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { Content } from '@repo/ui/primitives/Content';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import { useScreen } from '@repo/app-shell/hooks/use-screen';

interface ScreenProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly back?: Back;
  readonly action?: ReactNode;
  readonly width?: 'form' | 'reading' | 'wide' | 'desk';
  /** A `BottomBar` with the main action, always visible. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
}

/** A screen behind the sign-in: its title, the way back, its content. */
export function Screen({ title, subtitle, back, action, width = 'reading', bottom, children }: ScreenProps) {
  useScreen(title);
  return (
    <AppShell bottomBar={bottom}>
      <Content width={width}>
        <Stack gap="large">
          <PageHeader title={title} subtitle={subtitle} back={back} action={action} />
          {children}
        </Stack>
      </Content>
    </AppShell>
  );
}
