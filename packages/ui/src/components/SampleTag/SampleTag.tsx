import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './SampleTag.css.ts';

const english: Words['sampleTag'] = { sample: 'Sample data' };

/** Stands above all invented content, so that it never passes for a finding. */
export function SampleTag() {
  const words = useWords('sampleTag', english);
  return (
    <span className={css.tag}>
      <WarningIcon size="small" />
      {words.sample}
    </span>
  );
}
