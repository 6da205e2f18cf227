import type { QueueFilters as Filters } from '@repo/api-client/queries/work';
import { levelNames, packageLevels } from '@repo/domain/packages';
import { kindOfQueue, workViews } from '@repo/domain/work-queue';
import { Button } from '@repo/ui/components/Button';
import { ChipGroup } from '@repo/ui/components/ChipGroup';
import { Inline } from '@repo/ui/primitives/Inline';
import { startTransition, useOptimistic, useState } from 'react';
import { useNavigate } from 'react-router';
import { queueAddress } from '../../work/queue-address.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { viewLabels } from '../../work/work-words.ts';

const ALL = 'all';
const levels = [
  { value: ALL, label: 'All packages' },
  ...packageLevels.map((level) => ({ value: level, label: levelNames[level] })),
] as const;

/** The filters of a queue. The address keeps them, and a name can. */
export function QueueFilters({ filters }: { readonly filters: Filters }) {
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  // The address follows a moment later.
  const [shown, show] = useOptimistic(filters);
  const choose = (changed: Partial<Filters>) => {
    const next = { ...shown, ...changed };
    startTransition(() => {
      show(next);
      void navigate(queueAddress(next), { replace: true });
    });
  };
  return (
    <Inline gap="medium">
      <ChipGroup
        label="Show"
        options={workViews.map((value) => ({ value, label: viewLabels[value] }))}
        value={shown.view}
        onChange={(view) => choose({ view })}
      />
      {kindOfQueue[filters.queue] === 'check' && (
        <ChipGroup
          label="Package"
          options={levels}
          value={shown.level ?? ALL}
          onChange={(value) => choose({ level: value === ALL ? null : value })}
        />
      )}
      <Button variant="secondary" size="small" onClick={() => setSaving(true)}>
        Save this view
      </Button>
      <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
        Columns
      </Button>
      {isChoosing && <ColumnsDialog onClose={() => setChoosing(false)} />}
      {isSaving && <SaveViewDialog filters={filters} onClose={() => setSaving(false)} />}
    </Inline>
  );
}
