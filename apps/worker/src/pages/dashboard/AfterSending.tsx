import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import type { WorkerVerification } from '@repo/domain/worker-verification';
import { Card } from '@repo/ui/components/Card';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { homeWords } from './home-words.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { UnderReview } from './UnderReview.tsx';

/**
 * The badge and the line that the specification always shows (quirks, `workerBadgeAlwaysPending`). To a worker who has not
 * sent her photos, they come as what follows when she has.
 */
export function AfterSending({ verification }: { readonly verification: WorkerVerification }) {
  const { language } = useLanguage();
  const isFixed = deploymentQuirks().workerBadgeAlwaysPending === 'observed';
  return (
    <Card tone="sunken" padding="small">
      <Stack gap="xxsmall">
        {isFixed && (
          <Text size="small" tone="muted">
            {homeWords[language].afterwards}
          </Text>
        )}
        <Inline>
          <StatusBadge verification={verification} />
        </Inline>
        {isFixed && <UnderReview isLater />}
      </Stack>
    </Card>
  );
}
