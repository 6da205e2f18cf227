import { Button } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Dialog } from '@repo/ui/components/Dialog';
import { useState } from 'react';
import { allMeanings } from './feature-words.ts';

const TITLE = 'What each line means';

/** What the short names in the cards of the packages mean, for those who ask. */
export function FeatureMeanings() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
        {TITLE}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={TITLE}>
        <DefinitionList layout="stacked" items={allMeanings().map(([term, value]) => ({ term, value }))} />
      </Dialog>
    </>
  );
}
