import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';

const none: readonly Definition[] = [];

interface TechnicalDetailsProps {
  readonly error: string;
  readonly at: Date;
  readonly more?: readonly Definition[];
}

/** What to read out to somebody who helps. Holds nothing about a person. */
export function TechnicalDetails({ error, at, more = none }: TechnicalDetailsProps) {
  return (
    <Disclosure label="Technical details">
      <DefinitionList
        layout="stacked"
        items={[{ term: 'Error', value: error }, { term: 'Time', value: at.toISOString() }, ...more]}
      />
    </Disclosure>
  );
}
