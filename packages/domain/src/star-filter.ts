/** The chips over a list of reviews (employer spec 2). Reviews with fewer stars appear only under 'All'. */
export const starFilters = ['all', '5', '4', '3'] as const;
export type StarFilter = (typeof starFilters)[number];

/** Fewer reviews can be read one by one. */
export const ENOUGH_TO_FILTER = 5;

export const starFilterLabels = {
  all: 'All',
  '5': '5 stars',
  '4': '4 stars',
  '3': '3 stars',
} as const satisfies Record<StarFilter, string>;

export const hasStars = (filter: StarFilter, rating: number): boolean =>
  filter === 'all' || rating === Number(filter);

/** The number of reviews behind each chip. */
export const starCounts = (ratings: readonly number[]): Readonly<Record<StarFilter, number>> => {
  const count = (filter: StarFilter) => ratings.filter((rating) => hasStars(filter, rating)).length;
  return { all: count('all'), '5': count('5'), '4': count('4'), '3': count('3') };
};
