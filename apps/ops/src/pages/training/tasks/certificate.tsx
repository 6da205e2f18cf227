import { formatDay } from '@repo/domain/dates';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { EvidenceViewer } from '@repo/ui/patterns/EvidenceViewer';
import { Stack } from '@repo/ui/primitives/Stack';
import { inventedCertificate } from '@repo/ui/samples/invented-person';
import { dayBefore, WATERMARK } from '../invented.ts';
import type { EvidenceProps, Task } from '../task.ts';
import { paperNames } from '@repo/domain/document';

const NUMBER = 'PCC-SAMPLE7';
const NAME = 'Faith Nduta Kariuki';

function Evidence({ now }: EvidenceProps) {
  const issued = formatDay(dayBefore(now, 40));
  return (
    <Stack gap="medium">
      <TitledCard title="What we know of her">
        <DefinitionList
          items={[
            { term: 'Name', value: NAME },
            { term: 'National ID', value: '00000628' },
            { term: 'Identity', value: 'Proven' },
          ]}
        />
      </TitledCard>
      <TitledCard title={`Her documents: ${paperNames.policeClearance}`}>
        <DefinitionList
          items={[
            { term: 'Certificate number', value: NUMBER },
            { term: 'Issued', value: issued },
          ]}
        />
        <EvidenceViewer
          label={paperNames.policeClearance}
          watermark={WATERMARK}
          pages={[
            {
              id: 'certificate',
              label: paperNames.policeClearance,
              src: inventedCertificate({
                certificate: NUMBER,
                name: NAME.toUpperCase(),
                number: '00000623',
                issued,
              }),
            },
          ]}
        />
      </TitledCard>
    </Stack>
  );
}

export const certificate: Task = {
  title: 'Police certificate',
  asked: 'Decide whether this certificate says anything about this worker.',
  Evidence,
  kind: 'criminal_record',
  team: [{ form: 'check', outcome: 'unable_to_verify', reason: 'certificate_of_another' }],
  why: 'The ID number on the paper ends in 3, and hers ends in 8. The name is the same, but many women have it. The paper may be that of another woman, or the office made a mistake: it says nothing certain about her.',
  rule: 'A certificate is accepted when its number and its name are hers, and never by the name alone. Whoever accepts a paper types both as they stand there, and the service compares them. She is told what is wrong, and can send another one. “Clear” needs a look at the record in her own eCitizen account as well: a copy can be changed.',
  harm: '“Clear” passes on the clean record of another woman: if there is a record under her own number, a child is in the house with it. “Finding” calls her a forger for a wrong digit, which may be the error of an office, and costs her the job.',
};
