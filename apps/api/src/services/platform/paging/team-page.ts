/** The page size of a list of the team when the caller names none, and the largest page size. */
const DEFAULT_LIMIT = 200;
export const TEAM_PAGE_MAXIMUM = 1000;

/** The number of rows of a page. The query reads one row more, which tells whether another page follows. */
export const teamPageSize = (limit: number | undefined): number =>
  Math.min(Math.max(limit ?? DEFAULT_LIMIT, 1), TEAM_PAGE_MAXIMUM);

/** The last row of a page, whose id is the cursor of the next page. Undefined on the last page. */
export const lastOfPage = <T>(rows: readonly T[], size: number): T | undefined =>
  rows.length > size ? rows[size - 1] : undefined;
