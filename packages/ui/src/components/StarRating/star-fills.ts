export const STARS = 5;

export const starFills = ['empty', 'half', 'full'] as const;
export type StarFill = (typeof starFills)[number];

export interface DrawnStar {
  readonly place: number;
  readonly fill: StarFill;
}

/** The fill of each of the five stars, to the nearest half. An invalid rating is the caller's mistake. */
export function starsOf(rating: number): readonly DrawnStar[] {
  if (!(rating >= 0 && rating <= STARS)) {
    throw new RangeError(`A rating lies between 0 and ${String(STARS)}, and ${String(rating)} does not`);
  }
  const halves = Math.round(rating * 2);
  return Array.from({ length: STARS }, (_, index) => {
    const left = halves - index * 2;
    const fill = left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
    return { place: index + 1, fill };
  });
}
