import { packagesQuery } from '@repo/api-client/queries/purchases';
import { formatKes } from '@repo/domain/money';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { onSale } from '../../packages/on-sale.ts';
import { contentOf } from '../../packages/package-lines.ts';

/** What each package costs and checks. It stands last, because it arrives late and may not arrive at all. */
export function PackagePrices() {
  const { data } = useQuery(packagesQuery(client));
  return (
    data !== undefined && (
      <TitledCard title="Packages">
        <Stack as="ul" gap="small">
          {onSale(data).map((each) => (
            <Stack key={each.id} as="li" gap="none">
              <Spread>
                <Text weight="medium">{each.name}</Text>
                <Text lines="whole">{formatKes(each.priceCents)}</Text>
              </Spread>
              <Text size="small" tone="muted">
                {contentOf(each)}
              </Text>
            </Stack>
          ))}
        </Stack>
      </TitledCard>
    )
  );
}
