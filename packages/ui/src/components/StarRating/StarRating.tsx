import { averageRatingText } from '@repo/domain/review';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './StarRating.css.ts';
import { Star, starSizes } from './Star.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { STARS, starsOf } from './star-fills.ts';

export const starRatingSizes = starSizes;

export interface StarRatingProps {
  /**
   * 0 to 5. Any other value is a mistake and throws. The stars and the words of an average show tenths.
   */
  rating: number;
  size?: (typeof starRatingSizes)[number];
  /** Writes the number beside the stars: for an average of many reviews, not for one person's stars. */
  showNumber?: boolean;
  /** The words behind it: '12 reviews'. */
  count?: string;
  /** The words for screen readers. The default is '4.5 out of 5 stars'. */
  spoken?: (rating: string, of: number) => string;
}

const english: Words['starRating'] = {
  spoken: (rating, of) => `${rating} out of ${String(of)} stars`,
};

/** A given rating. To ask for one use `StarPicker`. */
export function StarRating({ rating, size = 'small', showNumber = false, count, spoken }: StarRatingProps) {
  const words = useWords('starRating', english);
  const stars = starsOf(rating);
  const number = !showNumber && Number.isInteger(rating) ? String(rating) : averageRatingText(rating);
  return (
    <span className={css.rating}>
      <VisuallyHidden>{(spoken ?? words.spoken)(number, STARS)}</VisuallyHidden>
      <span className={css.stars} aria-hidden="true">
        {stars.map(({ place, share }) => (
          <Star key={place} share={share} size={size} />
        ))}
      </span>
      {showNumber && (
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      )}
      {count !== undefined && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={css.count}>{count}</span>
        </>
      )}
    </span>
  );
}
