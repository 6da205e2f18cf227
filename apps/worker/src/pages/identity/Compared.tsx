import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Divider } from '@repo/ui/primitives/Divider';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { correctionOf } from '../../correction.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';

interface ComparedProps {
  readonly record: WireWorkerRecord;
}

/** What the check compares with her ID, so that the worker finds a typing error without using up an attempt. Below it the start. */
export function Compared({ record, children }: ComparedProps & { readonly children: ReactNode }) {
  const { say } = useLanguage();
  return (
    <TitledCard title={say('identity.compared')}>
      <DefinitionList
        layout="stacked"
        items={[
          { term: say('complete.name'), value: record.name },
          { term: say('complete.id'), value: record.national_id },
        ]}
      />
      <TextLink href={paths.completeProfile} state={correctionOf('national_id')} placement="alone">
        {say('identity.compared.wrong')}
      </TextLink>
      <Divider />
      {children}
    </TitledCard>
  );
}

/** The same on a phone, above what there is to read. */
export function ComparedLine({ record }: ComparedProps) {
  const { say } = useLanguage();
  return (
    <Text>
      {say('identity.compared')}: <Text as="strong">{`${record.name}, ${record.national_id ?? ''}`}</Text>.{' '}
      <TextLink href={paths.completeProfile} state={correctionOf('national_id')}>
        {say('identity.compared.wrong')}
      </TextLink>
    </Text>
  );
}
