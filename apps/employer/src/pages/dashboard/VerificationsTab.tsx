import { Button } from '@repo/ui/components/Button';
import { PageHeader } from '@repo/ui/components/PageHeader';
import type { ReactNode } from 'react';
import type { Tab } from '../../navigation-state.ts';
import { VerificationsPanel } from '../../verifications/VerificationsPanel.tsx';

interface VerificationsTabProps {
  readonly onShow: (tab: Tab) => void;
  readonly news: ReactNode;
}

export function VerificationsTab({ onShow, news }: VerificationsTabProps) {
  return (
    <>
      <PageHeader title="My Verifications" />
      {news}
      <VerificationsPanel
        place="dashboard"
        browse={<Button onClick={() => onShow('workers')}>Browse Workers</Button>}
      />
    </>
  );
}
