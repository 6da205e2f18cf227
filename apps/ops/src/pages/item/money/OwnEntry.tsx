import type { Work } from '@repo/api-client/queries/work';
import { Button } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';

/** What the member who entered the payer's account first can still do: nobody else may correct her entry. */
export function OwnEntry({ work }: { readonly work: Work }) {
  const [isCorrecting, correct] = useState(false);
  return (
    <TitledCard title="Your entry" gap="medium">
      <Text>You entered the payer’s account. A colleague enters it again before anything is sent.</Text>
      {work.holder !== null ? (
        <Text>
          {`${work.holder.name ?? 'A colleague'} works on it now. If your entry is wrong, ask for the refund to be put back first.`}
        </Text>
      ) : isCorrecting ? (
        <AccountForm refundId={work.id} isSecond={false} onSaved={() => correct(false)} />
      ) : (
        <div>
          <Button variant="secondary" size="small" onClick={() => correct(true)}>
            Correct what you entered
          </Button>
        </div>
      )}
    </TitledCard>
  );
}
