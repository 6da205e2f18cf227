import { packagesQuery } from '@repo/api-client/queries/purchases';
import { formatKes } from '@repo/domain/money';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { onSale } from '../../packages/on-sale.ts';

/** What each package costs. It stands last, because it arrives late and may not arrive at all. */
export function PackagePrices() {
  const { data } = useQuery(packagesQuery(client));
  return (
    data !== undefined && (
      <TitledCard title="Packages">
        <DefinitionList
          columns={2}
          items={onSale(data).map(({ name, priceCents }) => ({ term: name, value: formatKes(priceCents) }))}
        />
      </TitledCard>
    )
  );
}
