import { InfoIcon } from '../../icons/InfoIcon.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './SampleTag.css.ts';

const english: Words['sampleTag'] = { sample: 'Sample data' };

/** Stands above all invented content, so that it never passes for a finding. */
export function SampleTag() {
  const words = useWords('sampleTag', english);
  return (
    <span className={css.tag}>
      <InfoIcon size="small" />
      {words.sample}
    </span>
  );
}
