import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { displayPhone, isKenyanPhone } from '@repo/domain/phone';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useLanguage } from '../../language/use-language.ts';

/** The details that the worker has given so far. Her number is always among them. */
export function Details({ record: { location, age, phone } }: { readonly record: WireWorkerRecord }) {
  const { say } = useLanguage();
  return (
    <TitledCard title={say('profile.details')}>
      <DefinitionList
        items={[
          ...(location === null ? [] : [{ term: say('profile.location'), value: location }]),
          ...(age === null
            ? []
            : [{ term: say('profile.age'), value: say('profile.age.years', { count: age }) }]),
          { term: say('profile.phone'), value: isKenyanPhone(phone) ? displayPhone(phone) : phone },
        ]}
      />
    </TitledCard>
  );
}
