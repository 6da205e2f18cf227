import { useFirstView } from '../../use-first-view.ts';
import { useReplaced } from '../../use-replaced.ts';
import { FROM, TO } from './growth.css.ts';

/** Scores, 0 to 100. */
interface Growth {
  readonly from: number;
  readonly to: number;
}

/**
 * Lets a score grow in sight of the reader: from the old to a higher one, and from 0 at the first view of what is finished.
 * @param finished - its name among all things of the site
 */
export function useGrowth(score: number | string | null, finished: string | undefined): Growth | undefined {
  const before = useReplaced(score);
  const isFirst = useFirstView(finished);
  const from = before ?? (isFirst ? 0 : score);
  return typeof from === 'number' && typeof score === 'number' && from < score
    ? { from, to: score }
    : undefined;
}

/** Hands the growth to the styles of ring and number. */
export const setOn =
  ({ from, to }: Growth) =>
  (element: HTMLElement | null): void => {
    element?.style.setProperty(FROM, String(Math.round(from)));
    element?.style.setProperty(TO, String(Math.round(to)));
  };
