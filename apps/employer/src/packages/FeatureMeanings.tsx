import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { allMeanings } from './feature-words.ts';

/** What the short names in the cards of the packages mean, for those who ask. */
export const FeatureMeanings = () => (
  <Disclosure label="What each line means">
    <DefinitionList
      layout="stacked"
      columns={2}
      items={allMeanings().map(([term, value]) => ({ term, value }))}
    />
  </Disclosure>
);
