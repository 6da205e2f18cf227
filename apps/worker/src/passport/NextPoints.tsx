import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { nextPointsOf } from '@repo/domain/own-score/next-points';
import { shownScore } from '@repo/domain/trust-reach';
import { Text } from '@repo/ui/primitives/Text';
import { useTierNames } from '@repo/ui/words/use-tier-names';
import { useLanguage } from '../language/use-language.ts';
import { nextPointsText } from './next-points-words.ts';

/** What the worker can do next for her score. Nothing where nothing would help, or only an employer can begin it. */
export function NextPoints({ record }: { readonly record: WireWorkerRecord }) {
  const { language } = useLanguage();
  const names = useTierNames();
  const next = nextPointsOf({
    rows: record.trust_score_breakdown,
    score: shownScore(record).score,
    smileStatus: record.smile_status,
  });
  if (next === null) return null;
  return <Text align="center">{nextPointsText(next, language, names)}</Text>;
}
