import { levelOfPackageName } from '@repo/domain/packages';
import { Card } from '@repo/ui/components/Card';
import { CheckList } from '@repo/ui/components/CheckList';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { levelBenefits } from '../../packages/levels.ts';

const TITLE = 'Your upgrade unlocks';

interface UpgradeBenefitsProps {
  readonly packageName: string;
  readonly oldPackage: string;
  /** The region is present from the start, so that a screen reader announces its content. */
  readonly shown: boolean;
}

/** The features that the package adds to the replaced package. */
export function UpgradeBenefits({ packageName, oldPackage, shown }: UpgradeBenefitsProps) {
  const level = levelOfPackageName(packageName);
  if (level === 'none') return null;
  const before = levelOfPackageName(oldPackage);
  const benefits = levelBenefits(level, before === 'none' ? undefined : before);
  const card = (
    <Card tone="primary">
      <Stack gap="small">
        <Heading level={2} size={3}>
          {TITLE}
        </Heading>
        <CheckList items={benefits} />
      </Stack>
    </Card>
  );
  return (
    <>
      <VisuallyHidden>
        <output>{shown ? `${TITLE}: ${benefits.join(', ')}.` : ''}</output>
      </VisuallyHidden>
      {shown ? card : <RoomFor>{card}</RoomFor>}
    </>
  );
}
