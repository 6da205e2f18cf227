import type { WorkNeed } from '@repo/domain/work-queue';
import { Button } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { useState, type ReactNode } from 'react';

interface ColleaguesWordsProps {
  readonly needs: WorkNeed;
  /** What the member looks at before: 'Look at the evidence first, and make up your own mind.' */
  readonly first: string;
  /** What she says with the press: 'I looked at the evidence: show it'. */
  readonly label: string;
  /** They load themselves when they are shown. */
  readonly children: ReactNode;
}

/** What a colleague decided, on request: the second member makes up her own mind first (decisions 14). */
export function ColleaguesWords({ needs, first, label, children }: ColleaguesWordsProps) {
  const [isShown, show] = useState(false);
  return (
    <TitledCard title={needs === 'settling' ? 'What two colleagues decided' : 'What a colleague decided'}>
      {isShown ? (
        children
      ) : (
        <>
          <Text>{first}</Text>
          <div>
            <Button variant="secondary" size="small" onClick={() => show(true)}>
              {label}
            </Button>
          </div>
        </>
      )}
    </TitledCard>
  );
}
