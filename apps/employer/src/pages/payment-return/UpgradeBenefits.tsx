import { levelOfPackageName } from '@repo/domain/packages';
import { Card } from '@repo/ui/components/Card';
import { CheckList } from '@repo/ui/components/CheckList';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { levelBenefits } from '../../packages/levels.ts';

/** What the package adds to the one that it replaces. */
export function UpgradeBenefits({ packageName }: { readonly packageName: string }) {
  const level = levelOfPackageName(packageName);
  if (level === 'none') return null;
  return (
    <Card tone="primary">
      <Stack gap="small">
        <Heading level={2} size={3}>
          Your upgrade unlocks
        </Heading>
        <CheckList items={levelBenefits(level)} />
      </Stack>
    </Card>
  );
}
