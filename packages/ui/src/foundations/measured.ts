const ROOT_PX = 16;

/** `1.125rem` is 18. */
export const pixelsOf = (length: string): number => Number.parseFloat(length) * ROOT_PX;

/** `1.125rem, 18 px`: the unit that follows the reader's text size, and the unit of designers. */
export const measured = (length: string): string =>
  length.endsWith('rem') ? `${length}, ${String(pixelsOf(length))} px` : length;

/** The rows of a scale for a list of definitions. */
export const rowsOf = (
  scale: Readonly<Record<string, string>>,
  where = '',
): { readonly term: string; readonly value: string }[] =>
  Object.entries(scale).map(([name, value]) => ({ term: `${name}${where}`, value: measured(value) }));
