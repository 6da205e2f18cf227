import { Button } from '@repo/ui/components/Button';
import { PageHeader } from '@repo/ui/components/PageHeader';
import type { Tab } from '../../navigation-state.ts';
import { VerificationsPanel } from '../../verifications/VerificationsPanel.tsx';

export function VerificationsTab({ onShow }: { readonly onShow: (tab: Tab) => void }) {
  return (
    <>
      <PageHeader title="My Verifications" />
      <VerificationsPanel browse={<Button onClick={() => onShow('workers')}>Browse Workers</Button>} />
    </>
  );
}
