import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';

const none: readonly Definition[] = [];

interface TechnicalDetailsProps {
  readonly error: string;
  readonly at: Date;
  readonly more?: readonly Definition[];
}

/** Details that the employer can read to a support person. They contain no personal data. */
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
