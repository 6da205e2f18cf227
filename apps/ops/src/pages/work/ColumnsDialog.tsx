import { Checkbox } from '@repo/ui/components/Checkbox';
import { Dialog } from '@repo/ui/components/Dialog';
import {
  hiddenColumns,
  optionalColumns,
  usePreference,
  type OptionalColumn,
} from '../../preferences/preference.ts';

const labels: Readonly<Record<OptionalColumn, string>> = {
  package: 'Package',
  since: 'Waits since',
  holder: 'Held by',
};

/** Which columns the lists of work have in this browser. */
export function ColumnsDialog({ onClose }: { readonly onClose: () => void }) {
  const hidden = usePreference(hiddenColumns);
  return (
    <Dialog open onClose={onClose} title="Columns" description="For all lists of work in this browser.">
      {optionalColumns.map((column) => (
        <Checkbox
          key={column}
          label={labels[column]}
          checked={!hidden.includes(column)}
          onChange={(shown) =>
            hiddenColumns.set(shown ? hidden.filter((each) => each !== column) : [...hidden, column])
          }
        />
      ))}
    </Dialog>
  );
}
