import { WarningIcon } from '../../icons/WarningIcon.tsx';
import * as css from './SampleTag.css.ts';

/** Stands over everything that is invented, so that it never passes for a finding. */
export function SampleTag() {
  return (
    <span className={css.tag}>
      <WarningIcon size="small" />
      Sample data
    </span>
  );
}
