import type { ShownScore } from '@repo/domain/trust-reach';
import { tierWords } from './tier-words.ts';
import { useWords } from '../../words/use-words.ts';

/** Says a score where only a text fits: 'Not checked yet', '25 so far, up to 90', or '82'. */
export function useScoreText(): (shown: ShownScore) => string {
  const { unchecked, soFar } = useWords('trustBadge', tierWords);
  return ({ score, upTo }) => {
    if (score === null) return unchecked;
    return upTo === null ? String(score) : `${String(score)} ${soFar} ${String(upTo)}`;
  };
}
