import { ButtonLink } from '@repo/ui/components/Button';
import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { VerificationsPanel } from '../../verifications/VerificationsPanel.tsx';
import { selectedCase, visit } from '../../visit.ts';

export default function VerificationsListPage() {
  const returning = useNavigationType() === NavigationType.Pop;
  useState(() => {
    if (returning) return;
    // A new visit shows every entry: an old filter must not hide a new purchase.
    visit.filter = 'all';
    selectedCase.forget();
  });
  return (
    <Screen
      title="My Verifications"
      width="desk"
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
    >
      <VerificationsPanel
        place="list"
        browse={
          <ButtonLink href={paths.dashboard} state={{ activeTab: 'workers' }}>
            Browse Workers
          </ButtonLink>
        }
      />
    </Screen>
  );
}
