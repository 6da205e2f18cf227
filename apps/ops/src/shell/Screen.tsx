import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { Wordmark } from '@repo/ui/brand/Wordmark';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { SideNavLayout } from '@repo/ui/patterns/SideNavLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MainNav } from './MainNav.tsx';
import { OwnAccount } from './OwnAccount.tsx';

interface ScreenProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** One element at the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A screen behind the sign-in: the rail with the pages that the member's role opens, the title, the content. */
export function Screen({ title, subtitle, action, children }: ScreenProps) {
  useScreen(title);
  return (
    <SideNavLayout brand={<Wordmark />} nav={<CurrentNav />} account={<OwnAccount />}>
      <Stack gap="large">
        <PageHeader title={title} subtitle={subtitle} action={action} />
        {children}
      </Stack>
    </SideNavLayout>
  );
}

/** It alone reads the address: a step within a page draws nothing else of the frame again. */
function CurrentNav() {
  const { pathname } = useLocation();
  return <MainNav current={pathname} />;
}
