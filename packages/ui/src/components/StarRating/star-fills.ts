export const STARS = 5;

export interface DrawnStar {
  readonly place: number;
  /** The filled share of its width, 0 to 1. */
  readonly share: number;
}

/** The fill of each of the five stars, to the tenth that the number shows. An invalid rating is the caller's mistake. */
export function starsOf(rating: number): readonly DrawnStar[] {
  if (!(rating >= 0 && rating <= STARS)) {
    throw new RangeError(`A rating lies between 0 and ${String(STARS)}, and ${String(rating)} does not`);
  }
  const tenths = Math.round(rating * 10);
  return Array.from({ length: STARS }, (_, index) => ({
    place: index + 1,
    share: Math.min(10, Math.max(0, tenths - index * 10)) / 10,
  }));
}
