import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { averageRatingText } from '@repo/domain/review';
import { shownScore } from '@repo/domain/trust-reach';
import { trustTierOf } from '@repo/domain/trust-tier';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Stack } from '@repo/ui/primitives/Stack';
import { useLanguage } from '../../language/use-language.ts';
import { OwnScore } from './OwnScore.tsx';

/** The ratings of employers, and the parts of the trust score. The card has the score itself. */
export function ProfileFigures({ record }: { readonly record: WireWorkerRecord }) {
  const { say } = useLanguage();
  const shown = shownScore(record);
  const { rating, reviewCount, trust_score, smile_status } = record;
  return (
    <Card>
      <Stack gap="small">
        <DefinitionList
          items={[
            {
              term: say('profile.rating'),
              value: rating === null ? say('profile.rating.none') : averageRatingText(rating),
            },
            { term: say('profile.reviews'), value: reviewCount },
          ]}
        />
        <OwnScore
          rows={record.trust_score_breakdown}
          shown={shown}
          tier={trustTierOf(trust_score, smile_status)}
        />
      </Stack>
    </Card>
  );
}
