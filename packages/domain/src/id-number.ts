/** What a report shows of an ID number by itself: `ends 864` (decisions 6). @param last3 the last three characters. */
export const idNumberEnding = (last3: string): string => `ends ${last3}`;
